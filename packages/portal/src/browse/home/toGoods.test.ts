import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { aSection } from '@inzrt/fixtures/builders/aSection'
import { expect, test } from 'vitest'
import { toGoods } from './toGoods.ts'

const sections = [aSection({ slug: 'kola', name: 'Kola' })]
const ad = (slug: string, given: Parameters<typeof anAdListItem>[0]) =>
  anAdListItem({ slug, sectionSlug: 'kola', ...given })
const shown = (...ads: Parameters<typeof toGoods>[0]) =>
  toGoods(ads, sections).map(({ href }) => href)

test('the counter shows the newest offer of each picture, at a price that fits its tag', () => {
  const inText = ad('v-textu', { price: { type: 'in_text', amount: null } })
  const wanted = ad('koupim', { type: 'inquiry' })

  expect(shown(inText, wanted, ad('prvni', {}), ad('druhe', {}))).toEqual(['/prvni'])
  expect(shown(ad('kolo', {}), ad('auto', { sectionIcon: 'car' }))).toEqual(['/kolo', '/auto'])
})

test('R189 who looks for people stands on the counter without a price', () => {
  const price = { type: 'any', amount: null } as const
  const [dating] = toGoods([ad('ona', { isDating: true, price })], sections)

  expect(dating).toMatchObject({ href: '/ona', name: 'Kola' })
  expect(dating).not.toHaveProperty('price')
})
