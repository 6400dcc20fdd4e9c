import { HOUR_MS } from '@inzrt/domain/time'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { anEdition } from '@inzrt/fixtures/builders/anEdition'
import { expect, test } from 'vitest'
import type { Brand } from '../../shell/brand/Brand.ts'
import { toFrontPage } from './toFrontPage.ts'

const brand = { name: 'Inzrt', wordmark: 'inzrt', hasNewspaper: true } as Brand
const edition = anEdition()
const now = new Date(Date.parse(edition.deadlineAt) - HOUR_MS)
const ad = (slug: string, given: Parameters<typeof anAdListItem>[0] = {}) =>
  anAdListItem({
    slug,
    mainImageThumbPath: '/2026/11/a/1-thumb.webp',
    dialCode: '204815',
    ...given,
  })
const plain = ad('bez-fotky', { mainImageThumbPath: null })

test('the newest ad with a photo opens the front page, the others are line ads', () => {
  const page = toFrontPage(brand, [edition], [plain, ad('a'), ad('b'), ad('c'), ad('d')], now)

  expect(page?.lead).toMatchObject({ href: '/a', image: { src: expect.stringMatching(/-small/) } })
  expect(page?.lead.line.text).toMatch(/^1\s500\sKč\. /)
  expect(page?.ads.map(({ href, image }) => [href, Boolean(image)])).toEqual([
    ['/bez-fotky', false],
    ['/b', true],
    ['/c', true],
    ['/d', false],
  ])
  expect(page?.ads[0]?.line.text).toMatch(/→ 204\s815$/)
  expect(page?.deadline).toMatch(/^Uzávěrka ve\sčtvrtek .* ve\s12:00$/)
})

test('where none of them has a photo, the newest opens the page without a picture', () => {
  const page = toFrontPage(brand, [edition], [plain, { ...plain, slug: 'starsi' }], now)

  expect(page?.lead).toMatchObject({ href: '/bez-fotky', image: null })
  expect(page?.ads.map(({ href, image }) => [href, image])).toEqual([['/starsi', undefined]])
})

test.each([
  ['without a newspaper', { ...brand, hasNewspaper: false }, now],
  ['after the deadline', brand, new Date(Date.parse(edition.deadlineAt) + 1)],
])('%s there is no front page', (_, site, moment) => {
  expect(toFrontPage(site, [edition], [ad('a')], moment)).toBeNull()
})
