import { createGate } from '../http/createGate.ts'
import type { Preparation } from './Preparation.ts'
import { type Arriving, type Preparer, startPreparer } from './startPreparer.ts'

export type Preparers = Readonly<{
  prepare: (file: Arriving) => Promise<Preparation>
  stop: () => void
}>

/** Pictures are decoded apart, two at a time: what breaks, hangs or swells is not the api. */
export const createPreparers = (): Preparers => {
  const gate = createGate({ atOnce: 2, waiting: 50 })
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
    prepare: (file) =>
      gate(() => {
        const preparer = take()

        return preparer.prepare(file).finally(() => giveBack(preparer))
      }),
    stop: () => {
      for (const preparer of preparers) preparer.stop()
    },
  }
}
