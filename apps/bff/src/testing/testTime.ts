import type { Clock } from '../app/createContext.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Time as it passes; a test puts its own in place of what it moves. */
export const REAL_TIME: Clock = { now: () => performance.now(), wait }

/** For tests whose clock stands until they move it: nobody waits longer than a moment for real. */
export const waitBriefly: Clock['wait'] = (ms) => wait(Math.min(ms, 50))
