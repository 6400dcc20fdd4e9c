import { atMost, shown, type Verdict } from '../../support/verdict.ts'
import { GROWTH_GOAL } from './LeastCosts.ts'

/** What one function or page takes for one hostile row. */
export type Growth = Readonly<{
  name: string
  row: string
  /** By how much a doubling multiplies the cost. */
  growth: number
  /** Milliseconds of the longest text. */
  most: number
}>

const MOST_PRINTED = 10

const printed = ({ name, row, growth, most }: Growth): string =>
  `${name} ${row} ${growth.toFixed(2)} ${most.toFixed(1)} ms`

/** Rows of a result about growth; prints what grows fastest and what costs most. */
export const growthRows = (measured: readonly Growth[], dearest: string): Verdict[] => {
  const fastest = measured.toSorted((a, b) => b.growth - a.growth)
  const costly = measured.toSorted((a, b) => b.most - a.most)
  for (const list of [fastest, costly])
    console.log(list.slice(0, MOST_PRINTED).map(printed).join('\n'), '\n')

  return [
    atMost(
      'hostile texts: growth of the cost per doubling, worst',
      fastest[0]?.growth ?? 0,
      GROWTH_GOAL,
      '×',
    ),
    shown(dearest, costly[0]?.most ?? 0, 'ms'),
  ]
}
