import { crowded } from '../../platform/errors/authProblems.ts'
import { type Asker, createFairQueue } from '../../platform/http/createFairQueue.ts'
import type { Preparation } from './Preparation.ts'
import { type Arriving, type Preparer, startPreparer } from './startPreparer.ts'

export type Preparers = Readonly<{
  prepare: (file: Arriving, asker: Asker) => Promise<Preparation>
  stop: () => void
}>

/** The bff waits for five seconds before it takes the api for broken. */
const LONGEST_WAIT_MS = 3_000
const refusal = () => crowded(5)

/** Pictures are decoded apart, two at a time and in turn by client: what breaks, hangs or swells is not the api. */
export const createPreparers = ({ longestWaitMs = LONGEST_WAIT_MS } = {}): Preparers => {
  const runQueued = createFairQueue({ atOnce: 2, waiting: 50, longestWaitMs, refusal })
  const preparers = new Set<Preparer>()

  /** One that is fit and taken by nobody else, since no more are made than work at once. */
  const take = (): Preparer => {
    const fit = [...preparers].find((preparer) => preparer.isFit()) ?? startPreparer()
    preparers.add(fit)

    return fit
  }
  const giveBack = (preparer: Preparer): void => {
    if (preparer.isFit()) return
    preparers.delete(preparer)
    preparer.stop()
  }

  return {
    prepare: (file, asker) =>
      runQueued(asker, () => {
        const preparer = take()

        return preparer.prepare(file).finally(() => giveBack(preparer))
      }),
    stop: () => {
      for (const preparer of preparers) preparer.stop()
    },
  }
}
