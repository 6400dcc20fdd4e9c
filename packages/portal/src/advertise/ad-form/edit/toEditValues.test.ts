import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { priceTypesOf } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { toEditValues, toKeptPhotos } from './toEditValues.ts'

const ad: AdDetail = {
  slug: 'kolo-1a2b',
  heading: 'Dětské kolo',
  content: 'Zachovalé, 20 palců.',
  type: 'offer',
  status: 'published',
  highlighted: false,
  topped: false,
  categorySlug: 'sport',
  sectionSlug: 'kola',
  sectionTheme: null,
  mainImageId: 7,
  dialCode: '204815',
  createdAt: '2026-11-01T08:00:00Z',
  validUntil: null,
  edition: null,
  price: { type: 'EUR', amount: 1_250 },
  PSC: {
    id: 8123,
    psc: '60200',
    regionName: 'Jihomoravský',
    cityDistrictName: 'Brno-střed',
    municipalityName: 'Brno',
    municipalityPartName: null,
  },
  firstName: 'Jana',
  lastName: 'Nováková',
  nickname: 'jana_k',
  phoneNumber: '+420777123456',
  email: 'jana@posta.example',
  showFields: { name: true, surname: false, phone: false, email: true },
}

test('R172 the edit form starts with the ad’s section, type, text, price and place', () => {
  expect(toEditValues(ad)).toMatchObject({
    sectionSlug: 'kola',
    type: 'offer',
    heading: 'Dětské kolo',
    localityId: 8123,
    content: 'Zachovalé, 20 palců.',
    price: { type: 'EUR', amount: '12,5' },
  })
  expect(toEditValues({ ...ad, price: { type: 'free', amount: null } }).price.amount).toBe('')
})

test('R172 R189 the form of who looks for somebody offers no „Zdarma“ and begins without a price', () => {
  const free = { ...ad, price: { type: 'free', amount: null } } as const

  expect(toEditValues({ ...free, isDating: true }).price).toEqual({ type: 'any', amount: '' })
  expect(toEditValues(free).price.type).toBe('free')
  expect(priceTypesOf('offer', true)).toEqual(['czk', 'EUR', 'any'])
  expect(priceTypesOf('inquiry', true)).toEqual(['czk', 'EUR', 'any'])
})

test('R174 R175 who advertises is filled in, and a phone without a code', () => {
  expect(toEditValues(ad)).toMatchObject({
    firstName: 'Jana',
    lastName: 'Nováková',
    nickname: 'jana_k',
    email: 'jana@posta.example',
    phone: '+420777123456',
    verificationCode: '',
  })
})

test('R176 a contact is ticked only when it is filled in and shown', () => {
  expect(toEditValues(ad).wantToShow).toEqual(['name', 'email'])
  expect(toEditValues({ ...ad, email: null }).wantToShow).toEqual(['name'])
})

test('V011 a change that waits is what the form goes on from', () => {
  const image = { id: 9, detail_thumb_small: { id: 9, url: '/api/image/9-small.webp' } }
  const images = [{ ...image, original: { path: '/9.webp' }, width: 4, height: 3 }]
  const price = { type: 'czk', amount: 90_000 } as const
  const changed = {
    ...ad,
    change: { heading: 'Kolo', content: 'Volejte.', price, images, reasons: 'contact' },
  }

  expect(toEditValues(changed)).toMatchObject({
    heading: 'Kolo',
    content: 'Volejte.',
    price: { amount: '900' },
  })
  expect(toKeptPhotos(changed)).toMatchObject([{ token: 'id:9' }])
})

test('R173 photos of an ad are kept by their ids', () => {
  const image = { id: 7, detail_thumb_small: { id: 7, url: '/api/image/7-small.webp' } }
  const images = { data: [{ ...image, original: { path: '/7.webp' }, width: 4, height: 3 }] }

  expect(toKeptPhotos({ ...ad, images })).toMatchObject([
    { token: 'id:7', preview: '/api/image/7-small.webp', state: { kind: 'done' } },
  ])
})
