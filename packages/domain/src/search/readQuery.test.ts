import { expect, test } from 'vitest'
import { readQuery } from './readQuery.ts'

const termsOf = (query: string) =>
  readQuery(query).terms.map(({ words, isHead }) => [
    words.map(({ stem }) => stem).join(' '),
    isHead,
  ])

const alternativesOf = (query: string) =>
  readQuery(query).terms.map(({ alternatives }) => alternatives.map((phrase) => phrase.join(' ')))

test('R119 the thing that is looked for is told from what specifies it', () => {
  expect(termsOf('rohová sedačka Brno')).toEqual([
    ['rohov', false],
    ['sedack', true],
    ['brn', false],
  ])
})

test('V002 words that name one thing together are one term, wherever they stand', () => {
  expect(termsOf('Samsung mobilní telefon')).toEqual([
    ['samsung', false],
    ['mobiln telefon', true],
  ])
})

test('V002 what is made of a stuff is found by the stuff too', () => {
  expect(alternativesOf('ratanový nábytek')[0]).toEqual(['ratan'])
  expect(alternativesOf('kovová postel')[0]).toEqual([])
  expect(alternativesOf('Tarvisov')).toEqual([[]])
})

test('V002 a word with accents has no other names of the word that only folds to it', () => {
  expect(alternativesOf('stěna')).toEqual([[]])
  expect(alternativesOf('stena')[0]).not.toEqual([])
  expect(alternativesOf('štěně, stěna')[0]).not.toEqual([])
})

test('R115 a query is read only as far as a query may be long', () => {
  const far = (filler: string) => termsOf(`${filler.repeat(1_000)} kolo`).map(([words]) => words)

  expect(far('-')).toEqual([])
  expect(far('a ')).not.toContain('kol')
})
