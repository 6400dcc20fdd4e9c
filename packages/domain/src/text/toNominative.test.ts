import { expect, test } from 'vitest'
import { toNominative } from './toNominative.ts'

test.each([
  ['Kiu Sportage', 'Kia Sportage'],
  ['starší Škodu Octavii combi', 'starší Škoda Octavia combi'],
  ['bundu pánskou zimní', 'bunda pánská zimní'],
  ['pračku a novou sušičku', 'pračka a nová sušička'],
  ['jednu židli', 'jedna židle'],
  ['aku vrtačku', 'aku vrtačka'],
  ['LED televizi', 'LED televize'],
  ['studni', 'studně'],
  ['galerii', 'galerie'],
  ['zakrslého králíčka', 'zakrslý králíček'],
  ['králíka', 'králík'],
  ['instalatéra', 'instalatér'],
  ['učitele na harmoniku', 'učitel na harmoniku'],
  ['kočku na hlídání za odměnu', 'kočka na hlídání za odměnu'],
])('R110 the accusative „%s“ becomes „%s“', (accusative, nominative) => {
  expect(toNominative(accusative.split(' ')).join(' ')).toBe(nominative)
})

test.each([
  'kola',
  'péra',
  'postele',
  'Subaru',
  'pytel cementu',
  'dětské kolo',
  'garáž',
  'byt 2+kk',
  'mobil',
])('R110 „%s“ is a nominative as it stands', (words) => {
  expect(toNominative(words.split(' ')).join(' ')).toBe(words)
})
