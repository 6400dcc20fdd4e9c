import { MINUTE_MS } from '@inzrt/domain/time'

const WAITS_MIN = [1, 5, 15, 60, 240, 720, 1_440] as const

/**
 * When a message that could not be handed over is tried again; null when it has been tried enough,
 * which is after about two days.
 * @param attempts how often it was tried
 */
export const nextTry = (attempts: number, now: Date): Date | null => {
  const wait = WAITS_MIN[attempts - 1]

  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS)
}
