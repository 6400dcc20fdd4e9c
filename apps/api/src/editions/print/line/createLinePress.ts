import { crowded } from '../../../errors/authProblems.ts'
import { createGate } from '../../../http/createGate.ts'
import { keepLatest } from './keepLatest.ts'
import type { LineAdWords, SetLines } from './SetLine.ts'
import { type LineSetter, startLineSetter } from './startLineSetter.ts'

export type LinePress = Readonly<{
  /** @throws Problem 429 when too many ask, or its process ends over it */
  set: (ad: LineAdWords) => Promise<SetLines>
  stop: () => void
}>

const WAITING = 8
const KEPT = 200

/** No failure of ours, which the bff would answer by sparing the whole api: a form can do without. */
const refusal = () => crowded(5)

/** Sets line ads apart, one at a time: what breaks, hangs or swells is not the api. */
export const createLinePress = (start: () => LineSetter = startLineSetter): LinePress => {
  const gate = createGate({ atOnce: 1, waiting: WAITING, refusal })
  const kept = keepLatest<SetLines>(KEPT)
  let setter: LineSetter | null = null

  const setAnew = (key: string, ad: LineAdWords): Promise<SetLines> =>
    gate(async () => {
      if (!setter?.isAlive()) setter = start()
      const lines = await setter.set(ad).catch((cause: unknown) => {
        throw Object.assign(refusal(), { cause })
      })
      kept.keep(key, lines)

      return lines
    })

  return {
    set: async ({ type, lead, text, code, isBoxed }) => {
      const ad = { type, lead, text, code, isBoxed }
      const key = JSON.stringify(ad)

      return kept.find(key) ?? setAnew(key, ad)
    },
    stop: () => setter?.stop(),
  }
}
