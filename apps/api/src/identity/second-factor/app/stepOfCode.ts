import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { appCode, stepAt } from './appCode.ts'

/** A clock half a minute wrong, or a code typed as it changes. */
const DRIFT = [0, -1, 1] as const

/**
 * The step whose code it is: the present one or a neighbour's, and none up to the last that was taken; null when it is
 * none of those.
 */
export const stepOfCode = (
  secret: Uint8Array,
  code: string,
  { now, lastStep }: Readonly<{ now: Date; lastStep: number }>,
): number | null => {
  const steps = DRIFT.map((drift) => stepAt(now) + drift)
  // Each is compared, whichever fits: time tells nothing.
  const fitting = steps.filter((step) => isSameSecret(code, appCode(secret, step)))

  return fitting.find((step) => step > lastStep) ?? null
}
