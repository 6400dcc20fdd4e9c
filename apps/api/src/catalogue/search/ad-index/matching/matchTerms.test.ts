import { readQuery } from '@inzrt/domain/search'
import { expect, test } from 'vitest'
import { indexedAd, indexOf } from '../../../../test/indexOf.ts'
import { isThere } from '../Columns.ts'
import { haveSameAccents } from './haveSameAccents.ts'
import { MATCH } from './match.ts'
import { matchTerms } from './matchTerms.ts'

const names = (bits: number): string[] =>
  Object.entries(MATCH).flatMap(([name, bit]) => (bits & bit ? [name] : []))

/** How the first ad matches; null where it does not. */
const matchOf = (query: string, heading: string, content = ''): string[] | null => {
  const { slots, bits } = matchTerms(indexOf([heading], content), readQuery(query).terms)

  return slots.length > 0 ? names(bits[0] ?? 0) : null
}

const ALL = Object.keys(MATCH)

test.each([
  ['the thing heads the advert', 'pračka', 'Prodám pračku Bosch', ALL],
  [
    'it only specifies the thing',
    'bosch',
    'Prodám pračku Bosch',
    ALL.filter((it) => it !== 'head'),
  ],
  [
    'it is wanted in return',
    'pračka',
    'Vyměním kolo za pračku',
    ['text', 'whole', 'heading', 'typed'],
  ],
  ['by another name', 'lednice', 'Prodám chladničku', ALL.filter((it) => it !== 'typed')],
  ['by its beginning', 'prač', 'Pračka Bosch', ALL.filter((it) => it !== 'whole')],
  ['all words are there', 'dětské kolo', 'Kolo dětské 16"', ALL],
  ['one word is missing', 'dětské kolo', 'Kolo horské', null],
])('V002 %s: „%s“ in „%s“', (_, query, heading, expected) => {
  expect(matchOf(query, heading)).toEqual(expected)
})

test('V002 what only the text mentions is found, and no more than that', () => {
  expect(matchOf('pračka', 'Byt 2+1', 'V koupelně je pračka.')).toEqual(['text', 'whole'])
})

test('V002 words typed with accents tell those written otherwise apart', () => {
  const index = indexOf(['Prodám štěně', 'Prodám stěnu', 'prodam stene'])
  const { terms } = readQuery('štěně')

  expect([...haveSameAccents(index, terms, Int32Array.of(0, 1, 2))]).toEqual([1, 0, 1])
})

test('V003 a very common word reads the newest ads only, in a part of the site all of them', () => {
  const index = indexOf(Array.from({ length: 10_001 }, () => 'kolo'))
  const { terms } = readQuery('kolo')
  const newest = matchTerms(index, terms)
  const even = matchTerms(index, terms, (slot) => slot % 2 === 0)

  expect(newest.isExact).toBe(false)
  expect(newest.slots).not.toContain(0)
  expect(newest.slots).toContain(10_000)
  expect([even.isExact, even.slots.length]).toEqual([true, 5_001])
  expect(even.slots.every((slot) => slot % 2 === 0)).toBe(true)
})

test('V003 an ad whose words change is found by the new ones only', () => {
  const index = indexOf(['kolo'])
  index.put(indexedAd(1, 'lyže'))
  const found = (query: string) =>
    matchTerms(index, readQuery(query).terms).slots.filter((slot) =>
      isThere(index.columns, index.rows[slot] as number),
    )

  expect([[...found('kolo')], [...found('lyže')]]).toEqual([[], [1]])
})
