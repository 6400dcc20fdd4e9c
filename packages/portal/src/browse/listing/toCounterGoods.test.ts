import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { expect, test } from 'vitest'
import { toRowItems } from '../../ad/toRowItems.ts'
import { toCounterGoods } from './toCounterGoods.ts'

const context = { now: new Date('2026-11-21T12:00:00Z'), edition: null }
const photo = '/2026/11/kolo/1-thumb.webp'
const ad = (slug: string, given: Parameters<typeof anAdListItem>[0] = {}) =>
  anAdListItem({ slug, mainImageThumbPath: photo, ...given })
const shown = (...ads: Parameters<typeof toRowItems>[0]) =>
  toCounterGoods(toRowItems(ads, [], 1, context)).map(({ href }) => href)

test('the first offers with a photograph and a price stand on the counter, six at most', () => {
  const goods = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => ad(slug))

  expect(shown(...goods)).toEqual(['/a', '/b', '/c', '/d', '/e', '/f'])
})

test('what has no photograph, no price to read or is looked for stands on no counter', () => {
  const inText = ad('v-textu', { price: { type: 'in_text', amount: null } })
  const wanted = ad('koupim', { type: 'inquiry' })
  const plain = ad('bez-fotky', { mainImageThumbPath: null })
  const company = ad('ona', { isDating: true, price: { type: 'any', amount: null } })

  expect(shown(inText, wanted, plain, company, ad('a'), ad('b'), ad('c'))).toEqual([
    '/a',
    '/b',
    '/c',
  ])
})

test('one or two goods do not make a counter', () => {
  expect(shown(ad('a'), ad('b'))).toEqual([])
})
