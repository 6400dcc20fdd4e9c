import { expect, test } from 'vitest'
import { slugStore, storeSlug } from './slugStore.ts'

test('R216 an address is kept with the kind of thing it led to, a section or an ad', () => {
  expect(slugStore.item).toBeNull()
  storeSlug({ slugType: 'section', slug: 'kola', name: 'Kola' })
  expect(slugStore.item?.slugType).toBe('section')
  storeSlug({ slugType: 'inzrt', slug: 'kolo-1a2b', heading: 'Kolo', content: 'Prodám.' })
  expect(slugStore.item).toMatchObject({ slugType: 'inzrt', slug: 'kolo-1a2b' })
})
