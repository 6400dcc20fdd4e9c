import { crowded } from '../../../platform/errors/authProblems.ts'
import { createFairQueue } from '../../../platform/http/createFairQueue.ts'
import { createLruCache } from './createLruCache.ts'
import type { LineAdWords, SetLines } from './SetLine.ts'
import { type LineSetter, startLineSetter, TooLate } from './startLineSetter.ts'

export type LineTypesetter = Readonly<{
  /** @throws Problem 429 when too many ask, it takes too long, or its process ends over it */
  set: (client: string, ad: LineAdWords) => Promise<SetLines>
  stop: () => void
}>

const WAITING = 8
/** With the longest an ad may take, less than the bff waits for an answer. */
const LONGEST_WAIT_MS = 1_500
const KEPT = 200

/** No failure of ours, which the bff would answer by sparing the whole api: a form can do without. */
const refusal = () => crowded(5)

/** Being late is no fault to look for; a process that ended is one. */
const refusalOf = (error: unknown) =>
  Object.assign(refusal(), { cause: error instanceof TooLate ? error.message : error })

/** Sets line ads apart, one at a time and in turn by client: what breaks, hangs or swells is not the api. */
export const createLineTypesetter = (start: () => LineSetter = startLineSetter): LineTypesetter => {
  const runQueued = createFairQueue({ waiting: WAITING, longestWaitMs: LONGEST_WAIT_MS, refusal })
  const kept = createLruCache<SetLines>(KEPT)
  let setter: LineSetter | null = null

  const setAnew = (client: string, key: string, ad: LineAdWords): Promise<SetLines> =>
    runQueued({ client }, async () => {
      if (!setter?.isAlive()) setter = start()
      const lines = await setter.set(ad).catch((error: unknown) => {
        throw refusalOf(error)
      })
      kept.keep(key, lines)

      return lines
    })

  return {
    set: async (client, { type, lead, text, code, isBoxed }) => {
      const ad = { type, lead, text, code, isBoxed }
      const key = JSON.stringify(ad)

      return kept.find(key) ?? setAnew(client, key, ad)
    },
    stop: () => setter?.stop(),
  }
}
