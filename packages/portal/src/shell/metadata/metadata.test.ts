import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { expect, test } from 'vitest'
import { toProduct } from '../../ad/toProduct.ts'
import type { Brand } from '../brand/Brand.ts'
import { pageMetadata } from './pageMetadata.ts'
import { siteMetadata, siteViewport } from './siteMetadata.ts'

const brand = {
  name: 'Inzrt',
  homeTitle: 'Inzrt – inzeráty',
  description: 'Inzeráty.',
  adultOnly: false,
  colorScheme: 'light dark',
  themeColors: { light: '#fff', dark: '#000' },
} as Brand

const page = { title: 'Kola', description: 'Kola z celého Česka.', path: '/kola' }

test('P059 a page names its canonical address and its feed', () => {
  expect(pageMetadata({ ...page, feedPath: '/kola/rss' }).alternates).toEqual({
    canonical: '/kola',
    types: { 'application/rss+xml': '/kola/rss' },
  })
})

test('P059 a narrowed list stays out of search engines, a whole one does not', () => {
  expect(pageMetadata({ ...page, isHidden: true }).robots).toEqual({ index: false, follow: true })
  expect(pageMetadata(page).robots).toBeUndefined()
})

test('P060 an ad is shared with its card of 1200 by 630', () => {
  expect(pageMetadata({ ...page, cardSlug: 'kolo-1a2b' }).openGraph?.images).toEqual({
    url: '/api/image/card/kolo-1a2b.jpg',
    width: 1200,
    height: 630,
  })
})

test('only the adult site has the labels known to parental filters, and has both', () => {
  const rating = ['adult', 'RTA-5042-1996-1400-1577-RTA']

  expect(siteMetadata({ ...brand, adultOnly: true }, 'http://x.example').other).toEqual({ rating })
  expect(siteMetadata(brand, 'http://x.example').other).toBeUndefined()
})

test('N014 in the discreet look no tab names a page or its site, by words or by picture', () => {
  const adult = { ...brand, name: 'Pinkpack', adultOnly: true } as Brand
  const [shown, discreet] = [false, true].map((isDiscreet) =>
    siteMetadata(adult, 'http://x.example', isDiscreet),
  )

  expect(shown?.title).toEqual({ default: brand.homeTitle, template: '%s – Pinkpack' })
  expect(discreet).toMatchObject({
    title: { default: 'Dokument', template: 'Dokument' },
    applicationName: null,
    icons: { icon: '/dokument.svg' },
  })
})

test('P063 a site with both schemes colours the browser for each', () => {
  expect(siteViewport(brand).themeColor).toHaveLength(2)
  expect(siteViewport({ ...brand, colorScheme: 'dark' }).themeColor).toBe('#000')
})

const ad = {
  slug: 'kolo-1a2b',
  heading: 'Kolo',
  content: 'Prodám.',
  type: 'offer',
  price: { type: 'czk', amount: 150_000 },
  images: { data: [] },
  validUntil: '2026-12-24T22:59:59Z',
} as unknown as AdDetail

test('P059 R315 an offer with a sum tells it in crowns, not in hundredths', () => {
  expect(toProduct(ad, 'http://localhost:3000')).toMatchObject({
    '@type': 'Product',
    url: 'http://localhost:3000/kolo-1a2b',
    offers: { price: 1500, priceCurrency: 'CZK', priceValidUntil: '2026-12-24' },
  })
})

test.each([
  { ...ad, type: 'inquiry' as const },
  { ...ad, price: { type: 'agreement' as const, amount: null } },
])('P059 an inquiry, and an offer without a sum, make no offer to search engines', (other) => {
  expect(toProduct(other, 'http://localhost:3000')).not.toHaveProperty('offers')
})
