import { setTimeout as pause } from 'node:timers/promises'
import type { Balancer } from './createBalancer.ts'

const POLL_MS = 500
const GIVE_UP_MS = 60_000

/** Has every machine keep pages. Ones that were just started may want a moment for it. */
export const keepPages = async (balancer: Balancer, paths: readonly string[]): Promise<void> => {
  const giveUpAt = performance.now() + GIVE_UP_MS
  for (const path of paths)
    for (const number of [0, 1]) {
      const isKept = () =>
        balancer.askAt(number, path).then(
          ({ status }) => status === 200,
          () => false,
        )
      while (!(await isKept())) {
        if (performance.now() > giveUpAt)
          throw new Error(`Machine ${number} does not show ${path}.`)
        await pause(POLL_MS)
      }
    }
}
