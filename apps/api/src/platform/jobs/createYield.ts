import { setImmediate } from 'node:timers/promises'

/** Shorter than anybody notices. */
const LONGEST_MS = 10

/** Lets everybody else of the process go first, when it is long since they could; called between small pieces of work. */
export const createYield = (): (() => Promise<void>) => {
  let last = performance.now()

  return async () => {
    if (performance.now() - last < LONGEST_MS) return
    await setImmediate()
    last = performance.now()
  }
}
