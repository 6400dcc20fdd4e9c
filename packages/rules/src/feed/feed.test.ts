import { hasAmount, PRICE_TYPES, type Price, toHundredths } from '@inzrt/domain/price'
import { expect, test } from 'vitest'
import { ATTRIBUTE_SETS, attributesOf } from '../attributes.ts'
import {
  columnOfField,
  FEED_COLUMNS,
  feedFault,
  feedHeader,
  feedKey,
  feedRow,
  readFeedPhotos,
  readFeedPrice,
} from '../feed.ts'
import { writeFeedPrice } from './feedPrice.ts'

const OWN = Object.values(FEED_COLUMNS).map(feedKey)

test.each(ATTRIBUTE_SETS)('P064 each attribute of %s has a column of its own', (set) => {
  const keys = attributesOf(set).flatMap(({ key, name }) => [
    ...new Set([feedKey(key), feedKey(name)]),
  ])

  expect(new Set([...OWN, ...keys]).size).toBe(OWN.length + keys.length)
})

test('P064 columns are known by their names, whatever their case and accents', () => {
  expect(
    feedHeader(
      ['VLASTNI CISLO', ' nadpis ', 'Rok\u00a0výroby', 'Sklad', ''],
      ['rok', 'Rok výroby'],
    ),
  ).toEqual({
    keys: ['vlastni-cislo', 'nadpis', 'rok-vyroby', null, null],
    unknown: ['Sklad'],
  })
})

test.each([
  [['Nadpis'], 'V\u00a0prvním řádku chybí sloupec „Vlastní číslo“.'],
  [['Vlastní číslo', 'Cena', 'cena'], 'Sloupec „Cena“ je v\u00a0souboru dvakrát.'],
])('P064 a first line of %j will not do', (cells, fault) => {
  expect(feedHeader(cells, [])).toEqual({ fault })
})

test.each([
  ['150 000', 'czk', '150 000'],
  ['150000 Kč', 'czk', '150000 Kč'],
  ['99,90 EUR', 'EUR', '99,90'],
  ['99,90\u00a0€', 'EUR', '99,90'],
  ['DOHODOU', 'agreement', ''],
  ['Cena dohodou', 'agreement', ''],
  ['zdarma', 'free', ''],
  ['', 'czk', ''],
])('P064 the price %j is %s %j', (cell, type, amount) => {
  expect(readFeedPrice(cell)).toEqual({ type, amount })
})

test.each(PRICE_TYPES)('P064 a price of type %s leaves and comes back', (type) => {
  const price: Price = { type, amount: hasAmount(type) ? 150_050 : null }
  const read = readFeedPrice(writeFeedPrice(price))

  expect({ type: read.type, amount: toHundredths(read.amount) }).toEqual(price)
})

test('P064 an ad leaves in the words of its section', () => {
  expect(
    feedRow({
      number: 'A1',
      slug: 'prodam-vuz-0001',
      type: 'offer',
      sectionSlug: 'auta',
      heading: 'Prodám vůz',
      content: 'Zachovalý vůz.',
      psc: '60200',
      placeName: 'Brno-střed',
      photos: ['https://bazar.example/1.jpg', 'https://bazar.example/2.jpg'],
      price: { type: 'czk', amount: 15_000_000 },
      attributeSet: 'car',
      attributes: { palivo: 'nafta', najeto: 120_000, zname: 'nic' },
    }),
  ).toEqual({
    'Vlastní číslo': 'A1',
    Inzerát: 'prodam-vuz-0001',
    'Druh inzerátu': 'Nabídka',
    Rubrika: 'auta',
    Nadpis: 'Prodám vůz',
    Text: 'Zachovalý vůz.',
    Cena: '150000',
    Místo: '602\u00a000 Brno-střed',
    Fotky: 'https://bazar.example/1.jpg https://bazar.example/2.jpg',
    Najeto: '120000',
    Palivo: 'nafta',
  })
})

test.each([
  ['price.amount', 'Cena'],
  ['sectionSlug', 'Rubrika'],
  ['localityId', 'Místo'],
  ['attributes.najeto', 'Najeto'],
  ['attributes.barva', 'barva'],
  ['paymentMethod', ''],
])('P064 the field %s stands in the column „%s“', (field, column) => {
  expect(columnOfField(field, attributesOf('car'))).toBe(column)
})

test('P064 what a line lacks is said in words', () => {
  expect(feedFault.oneOf(['nafta', 'LPG', 'elektro'])).toBe('Může tu být nafta, LPG, nebo elektro.')
  expect(feedFault.unreadable('too_long')).toContain('32\u00a0000\u00a0znaků')
  expect(feedFault.numberTwice(7)).toBe('Stejné vlastní číslo má už řádek 7.')
  expect(feedFault.numberTwice(7, true)).toBe(
    'Stejné vlastní číslo má už 7.\u00a0inzerát v\u00a0souboru.',
  )
})

test('P064 addresses of photos stand in a cell with white space between them', () => {
  const photos = ['https://bazar.example/1.jpg', 'http://bazar.example/2.jpg?a=1;b']

  expect(readFeedPhotos(`  ${photos[0]}\n${photos[1]}  ${photos[0]}\t`)).toEqual(photos)
  expect(readFeedPhotos(photos.join(' '))).toEqual(photos)
  expect(readFeedPhotos(' ')).toEqual([])
})

test.each([', ', ',', ';', '; ', '|', ' | ', '\n'])(
  'P064 programs that put „%s“ between addresses of photos are understood',
  (between) => {
    const photos = ['https://bazar.example/1,a;b.jpg', 'HTTP://bazar.example/2.jpg?x=1,2']

    expect(readFeedPhotos(photos.join(between))).toEqual(photos)
  },
)
