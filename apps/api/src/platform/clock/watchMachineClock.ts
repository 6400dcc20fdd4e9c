import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseClock } from './openDatabaseClock.ts'

/** More than machines differ by that ask a time server. */
const NOTED_MS = 2_000
/** The queue's schedule goes by the machine's clock: one this wrong would spoil it for all. */
const WRONG_MS = 60_000

const LOOK_EVERY_MS = 30_000

const inSeconds = (ms: number): string => `${(Math.abs(ms) / 1_000).toFixed(1)} s`

const sayOff = (aheadMs: number): string =>
  `This machine's clock is ${inSeconds(aheadMs)} ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's.`

/** @throws Error when the machine's clock is so wrong that nothing is to be started on it */
export const requireMachineClock = (clock: DatabaseClock): void => {
  const aheadMs = clock.machineAheadMs()
  if (Math.abs(aheadMs) > WRONG_MS) throw new Error(`${sayOff(aheadMs)} Set it right first.`)
}

type Watched = Readonly<{
  clock: DatabaseClock
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Done once, when the machine's clock has become too wrong to plan by; null: the process plans nothing. */
  onWrong: (() => unknown) | null
}>

/** Looks at the clocks once: says when the machine's is off, and when it is right again. */
export const createMachineWatch = ({ clock, log, onWrong }: Watched) => {
  let wasOff = false
  let wasWrong = false

  return async (): Promise<void> => {
    try {
      await clock.refresh()
    } catch (error) {
      log.warn({ err: error }, 'the database did not tell its time')
      return
    }
    const aheadMs = clock.machineAheadMs()
    const isOff = Math.abs(aheadMs) > NOTED_MS
    if (isOff !== wasOff)
      log.warn({ aheadMs }, isOff ? sayOff(aheadMs) : "This machine's clock is right again.")
    wasOff = isOff
    if (!onWrong || wasWrong || Math.abs(aheadMs) <= WRONG_MS) return
    wasWrong = true
    log.error({ aheadMs }, 'This process works on no jobs any more: set the clock and restart it.')
    await onWrong()
  }
}

/** Keeps the clock with the database's; returns how to end that. */
export const watchMachineClock = (watched: Watched): (() => void) => {
  const look = createMachineWatch(watched)
  void look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()

  return () => clearInterval(timer)
}
