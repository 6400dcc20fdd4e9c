import { type HeadingRole, readHeading } from '@inzrt/domain/search'
import { expect, test } from 'vitest'
import { indexOf } from '../../../test/indexOf.ts'
import { findThings } from './findThings.ts'

const stemsOf = (heading: string, role: HeadingRole): string[] =>
  readHeading(heading)
    .filter((word) => word.role === role)
    .map(({ stem }) => stem)

type Asked = Partial<Readonly<{ wanted: readonly number[]; most: number }>>

/** Ids of the ads about the thing that a heading names, each with whether it is the same. */
const find = (
  index: ReturnType<typeof indexOf>,
  heading: string,
  { wanted, most = 10 }: Asked = {},
) => {
  const words = { heads: stemsOf(heading, 'head'), named: stemsOf(heading, 'named') }
  const idOf = (row: number) => index.columns.id[row] as number
  const isWanted = (row: number) => wanted?.includes(idOf(row)) ?? true

  return findThings(index, words, isWanted, most).map(({ row, isSame }) => [idOf(row), isSame])
}

test('P022 ads about a thing are found, the last first, no more than asked for', () => {
  const index = indexOf(['Prodám kolo', 'Prodám pračku', 'Kolo dětské', 'Koupím kolo'])

  expect(find(index, 'Kolo').map(([id]) => id)).toEqual([4, 3, 1])
  expect(find(index, 'Kolo', { most: 2 }).map(([id]) => id)).toEqual([4, 3])
  expect(find(index, 'Kolo', { wanted: [1, 2] }).map(([id]) => id)).toEqual([1])
  expect(find(index, '')).toEqual([])
})

test('P022 an ad that only mentions a thing is not about it', () => {
  expect(find(indexOf(['Nosič na kolo', 'Vyměním pračku za kolo']), 'Kolo')).toEqual([])
})

test('P022 an ad about a thing with two names names both', () => {
  const index = indexOf(['Škoda Octavia', 'Škoda Fabia', 'Octavia Combi', 'Kryt na Škodu Octavia'])

  expect(find(index, 'Škoda Octavia').map(([id]) => id)).toEqual([1])
})

test('P022 a thing is the same where its heading names what specifies it', () => {
  const index = indexOf(['Kolo Author dětské', 'Kolo Trek', 'Kolo, vyměním za Author'])

  expect(find(index, 'Kolo Author')).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ])
})

test('P022 an ad that is gone is not found', () => {
  const index = indexOf(['Prodám kolo', 'Kolo dětské'])
  index.remove(2)

  expect(find(index, 'Kolo').map(([id]) => id)).toEqual([1])
})
