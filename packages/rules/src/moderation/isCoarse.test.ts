import { tokenize } from '@inzrt/domain/search'
import { expect, test } from 'vitest'
import { isCoarse } from './isCoarse.ts'

test.each([
  ...['Milan Kundera: Nesnesitelná lehkost bytí', 'Sukně dámská', 'Značkovač Pica Dry', 'Prcek'],
  ...[
    'Soustruh a soustava',
    'Zásuka v Sukoradech',
    'Jebavý Martin',
    'Kurník pro slepice',
    'Kurvítko',
  ],
  ...['Curaprox', 'Curaçao', 'Děvečka z kroje', 'Sukulenty', 'Mrdice', 'Kundalini jóga', 'Kurýr'],
  ...['Prckovi', 'Nesušák', 'Prokurista', 'Sukovitá prkna', 'Soustředění'],
])('N013 „%s“ has no coarse word', (text) => {
  expect(tokenize(text).filter(isCoarse)).toEqual([])
})

test('N013 a word as long as a text is none', () => {
  expect(isCoarse(`mrda${'a'.repeat(10_000)}`)).toBe(false)
})
