import { setTimeout as delay } from 'node:timers/promises'
import type { RunningService } from './startService.ts'

const POLL_MS = 150
const GIVE_UP_MS = 180_000

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/**
 * Waits until a service answers.
 * @throws Error that ends with the service's last words, when it exits or stays silent too long.
 */
export const waitUntilReady = async (running: RunningService): Promise<void> => {
  const giveUpAt = Date.now() + GIVE_UP_MS
  while (!(await answers(running.service.readyUrl))) {
    if (running.hasExited())
      throw new Error(`${running.service.name} stopped while starting.\n${running.lastWords()}`)
    if (Date.now() > giveUpAt)
      throw new Error(`${running.service.name} does not answer.\n${running.lastWords()}`)
    await delay(POLL_MS)
  }
}
