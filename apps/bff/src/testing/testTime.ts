import type { Clock } from '../app/createProxyParts.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Time as it passes; a test puts its own in place of what it moves. */
export const REAL_TIME: Clock = { now: () => performance.now(), wait }

/** A clock that stands until it is told how much time passes: nobody waits longer than a moment for real. */
export const createStandingClock = () => {
  let time = 5_000_000

  return {
    now: () => time,
    wait: (ms: number) => wait(Math.min(ms, 50)),
    pass: (ms: number): void => {
      time += ms
    },
  }
}
