import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdCell } from './AdCell.ts'
import { summariseCells } from './summariseCells.ts'

const TYPES = ['offer', 'inquiry', 'exchange'] as const
const cell = fc.record({
  type: fc.constantFrom(...TYPES),
  hasImage: fc.boolean(),
  price: fc.constantFrom('matching', 'other', 'none'),
  adsCount: fc.nat(50),
}) satisfies fc.Arbitrary<AdCell>
const filter = fc.record(
  {
    'types[]': fc.subarray([...TYPES]),
    withImage: fc.boolean(),
    priceTo: fc.constant(10_000),
  },
  { requiredKeys: [] },
)

test('P014 choosing a filter leaves as many ads as stood beside it', () => {
  fc.assert(
    fc.property(fc.array(cell), filter, (cells, chosen) => {
      const { counts } = summariseCells(cells, chosen)
      for (const type of TYPES)
        expect(summariseCells(cells, { ...chosen, 'types[]': [type] }).total).toBe(
          counts.types[type],
        )
      expect(summariseCells(cells, { ...chosen, withImage: true }).total).toBe(counts.withImage)
    }),
  )
})

test('P004 without a price range nothing is hidden for its price', () => {
  const cells: AdCell[] = [{ type: 'offer', hasImage: false, price: 'none', adsCount: 7 }]

  expect(summariseCells(cells, {}).counts.hiddenUnpriced).toBe(0)
  expect(summariseCells(cells, { priceFrom: 0 })).toMatchObject({
    total: 0,
    counts: { hiddenUnpriced: 7 },
  })
})
