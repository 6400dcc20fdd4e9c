import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { expect, test } from 'vitest'
import { toHead } from '../../ad/toHead.ts'
import { toLineAd } from '../../ad/toLineAd.ts'
import { toParagraphs } from '../../ad/toParagraphs.ts'
import { toPhotos } from '../../ad/toPhotos.ts'
import { relatedQuery } from './related/relatedQuery.ts'
import { toFacts } from './toFacts.ts'
import { toSafetyPanel } from './toSafetyPanel.ts'
import { toSeller } from './toSeller.ts'

const PSC = {
  id: 1,
  psc: '60200',
  regionName: 'Jihomoravský',
  cityDistrictName: 'Brno-střed',
  municipalityName: 'Brno',
  municipalityPartName: 'Staré Brno',
}

const image = (id: number) => ({
  id,
  detail_thumb_small: { id, url: `/api/image/demo/${id}-small.webp` },
  original: { path: `/demo/${id}.webp` },
  width: 1600,
  height: 1200,
})

const ad: AdDetail = {
  slug: 'prodam-detske-kolo-1a2b',
  heading: 'Prodám dětské kolo Author',
  content: 'Zachovalé.\n\nNové pláště.',
  type: 'offer',
  status: 'published',
  highlighted: false,
  topped: false,
  categorySlug: 'kola-a-sport',
  sectionSlug: 'kola',
  sectionTheme: null,
  price: { type: 'czk', amount: 150_000 },
  mainImageId: 2,
  images: { data: [image(1), image(2)] },
  PSC,
  showFields: { name: true, surname: false, phone: true, email: false },
  dialCode: '204815',
  createdAt: '2026-11-01T08:00:00Z',
  validUntil: null,
  edition: null,
}

test('R161 the main picture comes first and each is named by the ad', () => {
  expect(toPhotos(ad).map(({ id }) => id)).toEqual(['2', '1'])
  expect(toPhotos(ad)[0]).toMatchObject({
    alt: 'Prodám dětské kolo Author',
    src: '/api/image/demo/2-large.webp',
    width: 1600,
  })
})

test('R134 R217 R313 related ads are asked for six at a time without the ad itself', () => {
  expect(relatedQuery('kolo-1a2b')).toEqual({
    include: ['advertisements'],
    perPage: 6,
    page: 1,
    except: 'kolo-1a2b',
  })
})

test('R162 an ad without any name to show is by „Inzerent“, never by an e-mail address', () => {
  expect(toSeller(ad, 'Inzrtu')).toMatchObject({ name: 'Inzerent', kind: 'soukromá osoba' })
  expect(toSeller({ ...ad, email: 'jana@example.cz' }, 'Inzrtu').name).toBe('Inzerent')
})

test('P034 offers name a buyer’s rights by kind of seller, and inquiries name none', () => {
  expect(toSeller(ad, 'Inzrtu').rights).toMatch(/soukromé osoby/)
  expect(toSeller({ ...ad, type: 'inquiry' }, 'Inzrtu').rights).toBeUndefined()
})

test('P034 an ad that looks for people has advice to meet, no buyer’s rights, no „Zdarma“', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const dating = { ...ad, isDating: true, price: { type: 'free', amount: null } as const }

  expect(toSeller(dating, 'Inzrtu').rights).toBeUndefined()
  expect(toHead(dating, now).price).toBeNull()
  expect(toHead({ ...dating, price: ad.price }, now).price).toEqual(ad.price)
  expect(toHead({ ...dating, isDating: undefined }, now).price).toEqual(dating.price)
  expect(toSafetyPanel(dating)).toMatchObject({
    href: '/napoveda#seznameni',
    label: 'Jak se seznámit bezpečně',
  })
  expect(toSafetyPanel(ad)).toMatchObject({
    href: '/napoveda#bezpecne',
    label: 'Jak nakoupit bezpečně',
  })
})

test('P013 the seller’s other ads are counted and led to', () => {
  expect(toSeller(ad, 'Inzrtu').otherAds).toBeUndefined()
  expect(toSeller(ad, 'Inzrtu', 4).otherAds).toEqual({
    href: '#dalsi-od-inzerenta',
    label: 'další 4\u00a0inzeráty',
  })
})

test('R050 a name leads to its profile where the nickname has one', () => {
  const about = { nickname: 'Žofie.K', kind: 'private' as const, memberSince: null, adsCount: 2 }
  const by = (hasProfile?: boolean) =>
    toSeller({ ...ad, advertiser: { data: { ...about, hasProfile } } }, 'Inzrtu').profileHref

  expect(by(true)).toBe('/uzivatel/zofie.k')
  expect(by()).toBeUndefined()
})

test('P035 the seller’s rating leads to their profile, where it is told how it is verified', () => {
  const about = { nickname: 'jana_k', kind: 'private' as const, memberSince: null, adsCount: 2 }
  const rating = { average: 4.6, count: 12 }
  const of = (hasProfile?: boolean) =>
    toSeller({ ...ad, advertiser: { data: { ...about, rating, hasProfile } } }, 'Inzrtu').rating

  expect(of(true)).toEqual({
    stars: 4.6,
    text: '4,6\u00a0z\u00a05 (12\u00a0hodnocení)',
    href: '/uzivatel/jana_k#hodnoceni',
  })
  expect(of()).toBeUndefined()
})

test('P034 a business says that it is one and by which number', () => {
  const business = {
    ...ad,
    advertiser: {
      data: {
        nickname: null,
        kind: 'business' as const,
        memberSince: '2019-03-01',
        adsCount: 3,
        companyName: 'Kola Novák',
        companyId: '27082440',
      },
    },
  }

  expect(toSeller(business, 'Inzrtu')).toMatchObject({
    name: 'Kola Novák',
    since: expect.stringContaining('2019'),
  })
  expect(toSeller(business, 'Inzrtu').kind).toContain('IČO')
  expect(toSeller(business, 'Inzrtu').rights).toMatch(/právy spotřebitele/)
})

test('the paper prints the first words, what fits, price, town and code', () => {
  expect(toLineAd(ad)).toEqual({
    kind: '',
    lead: 'Prodám dětské',
    text: 'kolo Author. Zach. Nové pláště. 1\u00a0500\u00a0Kč. Brno-střed. → 204\u00a0815',
  })
})

test('P021 the line of the paper tells what a row says of the thing', () => {
  const facts = ['rám\u00a054\u00a0cm']

  expect(toLineAd({ ...ad, facts }).text).toContain('kolo Author. rám\u00a054\u00a0cm. Zach.')
})

test('an empty line in the text of an ad begins a paragraph', () => {
  expect(toParagraphs(ad.content)).toEqual(['Zachovalé.', 'Nové pláště.'])
})

test('N006 the facts say when the advertiser last confirmed the ad, and nothing otherwise', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const labels = (confirmedAt: string | null) =>
    toFacts({ ...ad, confirmedAt }, now).filter(({ label }) => label === 'Ověřeno inzerentem')

  expect(labels('2026-11-19T09:00:00Z')).toEqual([
    { label: 'Ověřeno inzerentem', value: 'před 3\u00a0dny' },
  ])
  expect(labels(null)).toEqual([])
})
