import { atLeast, atMost, type Verdict } from '../../support/verdict.ts'
import { ask } from './ask.ts'
import type { Acknowledged } from './placeForAWhile.ts'

/** Counts what a database restored to a moment has of what was acknowledged before it, and after it. */
export const judgeRestored = async (
  url: string,
  placed: readonly Acknowledged[],
  moment: Date,
): Promise<Verdict[]> => {
  const rows = await ask<{ content: string }>(url, 'select content from ads')
  const found = new Set(rows.map(({ content }) => content))
  const before = placed.filter(({ acknowledged }) => acknowledged < moment)
  const after = placed.filter(({ asked }) => asked > moment)

  return [
    atLeast('ads acknowledged before the moment', before.length, 1),
    atMost('of those not restored', before.filter(({ content }) => !found.has(content)).length, 0),
    atLeast('ads placed after the moment', after.length, 1),
    atMost(
      'of those restored nonetheless',
      after.filter(({ content }) => found.has(content)).length,
      0,
    ),
  ]
}
