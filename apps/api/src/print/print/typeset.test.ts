import { expect, test } from 'vitest'
import { readPdfRuns } from '../../test/readPdfRuns.ts'
import type { PrintedEdition } from './PrintedEdition.ts'
import { typeset } from './typeset.ts'

/** Left of the first column, from one column to the next, and below all of them, in points. */
const MARGIN = 36
const COLUMN = 149.7
const FOOT = 42
/** An ad is not divided so that a line of it stands alone, and a head not from its first ad. */
const UNEVEN = 75

const CODE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')

const adOf = (id: number) => ({
  id,
  type: 'offer' as const,
  lead: 'Prodám kolo',
  text: `${'zachovalé, s novými plášti a osvětlením, '.repeat((id % 3) + 1)} Brno.`,
  code: '204\u00a0815',
  qr: null,
})

const editionOf = (count: number): PrintedEdition => ({
  title: 'Inzrt č. 48/2026',
  name: 'Inzrt',
  wordmark: 'inzrt.',
  motto: 'Z webu',
  imprint: 'Vychází každé úterý.',
  site: 'inzrt.example',
  number: 48,
  year: 2026,
  release: 'úterý 1. prosince',
  count: `${count} inzerátů`,
  next: null,
  pictures: [],
  groups: [
    {
      slug: 'sport',
      name: 'Sport',
      sections: [{ name: 'Kola', ads: Array.from({ length: count }, (_, at) => adOf(at + 1)) }],
    },
  ],
})

const lastPageOf = (count: number) => {
  const { pdf, pages, pageOf } = typeset({
    edition: editionOf(count),
    files: { 'codes/sport.svg': CODE },
  })
  const runs = readPdfRuns(pdf)
  const codes = runs.filter(({ page, text }) => page === pages && text.includes('→'))
  const ends = [0, 1, 2, 3, 4].map((column) =>
    Math.min(
      ...codes.filter(({ x }) => Math.floor((x - MARGIN) / COLUMN) === column).map(({ y }) => y),
    ),
  )

  return { pages, pageOf, runs, uneven: Math.max(...ends) - Math.min(...ends) }
}

test.each([
  [40, 1],
  [330, 3],
  [1000, 6],
])(
  'N002 all %i ads stand in the paper, in even columns on its last page, the %i.',
  (count, last) => {
    const { pages, pageOf, runs, uneven } = lastPageOf(count)

    expect([pages, runs.at(-1)?.page]).toEqual([last, last])
    expect(pageOf.size).toBe(count)
    expect(uneven).toBeLessThan(UNEVEN)
  },
  60_000,
)

test('N002 the imprint stands at the foot of the last page only', () => {
  const { pages, runs } = lastPageOf(330)
  const found = runs.filter(({ text }) => text.includes('Vychází každé úterý'))

  expect(found.map(({ page, y }) => [page, y < FOOT])).toEqual([[pages, true]])
}, 60_000)

test('N002 an edition without ads is set as well', () => {
  expect(lastPageOf(0)).toMatchObject({ pages: 1 })
}, 60_000)
