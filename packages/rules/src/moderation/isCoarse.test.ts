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

test.each([
  'mrdat mrdnout mrdka mrd mrdy prcání prcat prcačka prcali prcej',
  'jebačka jebání jebat šukačka šukali šukám šukání šukat',
  'šoustačka šoustání šoustat šoustali',
  'kurva kurvy kurvu kurvou kurvě kurevník kurvička kurvář',
  'děvka děvku děvkou děvky děvkař čurák čuráci čurače',
  'kunda kundu kundy kundou kundě kundička',
  'domrdat namrdat nemrdat omrdat pomrdat promrdat premrdat přimrdat',
  'rozmrdat umrdat vymrdat zmrdat zamrdat',
])('N013 every word of „%s“ is a coarse one', (words) => {
  expect(tokenize(words).filter((word) => !isCoarse(word))).toEqual([])
})

test('N013 a word as long as a text is none', () => {
  expect(isCoarse(`mrda${'a'.repeat(10_000)}`)).toBe(false)
})
