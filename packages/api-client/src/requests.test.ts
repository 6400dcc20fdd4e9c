import {
  forgotPasswordCall,
  loginCall,
  logoutCall,
  resetPasswordCall,
} from '@inzrt/contracts/account/auth'
import { readUserCall } from '@inzrt/contracts/account/user'
import { readAdvertisementCall } from '@inzrt/contracts/ads/advertisementDetail'
import { deleteAdImageCall, updateAdvertisementCall } from '@inzrt/contracts/ads/advertisementEdit'
import { uploadImageCall } from '@inzrt/contracts/ads/image'
import { readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import { searchPlacesCall } from '@inzrt/contracts/browse/place'
import { searchCall } from '@inzrt/contracts/browse/search'
import {
  listSectionsCall,
  readSectionCall,
  readSisterSectionCall,
} from '@inzrt/contracts/browse/section'
import {
  listSitemapCompaniesCall,
  listSitemapFilesCall,
  readSitemapFileCall,
} from '@inzrt/contracts/browse/sitemap'
import { markInappropriateCall, markWrongSectionCall } from '@inzrt/contracts/desk/report'
import { listEditionsCall } from '@inzrt/contracts/newspaper/edition'
import { setLineAdCall } from '@inzrt/contracts/newspaper/lineAd'
import { orderPromosCall, orderRenewCall } from '@inzrt/contracts/payment/orderCalls'
import { expect, test } from 'vitest'
import type { ApiClient } from './ApiClient.ts'
import { listAdvertisements } from './calls/listAdvertisements.ts'
import { listBanners } from './calls/listBanners.ts'
import { resolveSlug } from './calls/resolveSlug.ts'
import { searchLocalities } from './calls/searchLocalities.ts'
import { createApiClient } from './createApiClient.ts'
import { startAnswering } from './testServer.testsupport.ts'

const credentials = { nickname: 'jana_k', password: 'tajne heslo' }
const reset = { ...credentials, password_confirmation: 'tajne heslo', token: 'K7F2' }
const line = {
  type: 'offer',
  heading: 'Kolo',
  content: 'Modré.',
  town: 'Brno',
  price: { type: 'agreement', amount: null },
} as const
const renewal = { payment_method: 'free' as const, password: 'tajneheslo', addInfo: {} }
const ad = {
  payment_method: 'free' as const,
  type: 'offer' as const,
  sectionSlug: 'kola',
  content: 'Zachovalé, 20 palců.',
  price_type: 'czk' as const,
  price_value: 150000,
  pscId: 8123,
  showName: true,
  showSurname: false,
  showPhone: false,
  showEmail: true,
  promos: [],
  images: [],
}

type Make = (api: ApiClient) => Promise<unknown>

test.each<[string, Make, string, string, unknown]>([
  [
    'R251',
    (api) => api.call(loginCall, { body: credentials }),
    'POST',
    '/api/auth/login',
    credentials,
  ],
  ['R252', (api) => api.call(logoutCall), 'POST', '/api/auth/logout', null],
  ['R253', (api) => api.call(readUserCall), 'GET', '/api/auth/user', null],
  [
    'R254',
    (api) => api.call(forgotPasswordCall, { body: { nickname: 'jana_k' } }),
    'POST',
    '/api/auth/password/forgot',
    { nickname: 'jana_k' },
  ],
  [
    'R255',
    (api) => api.call(resetPasswordCall, { body: reset }),
    'POST',
    '/api/auth/password/reset',
    reset,
  ],
  [
    'R256',
    (api) => api.call(markWrongSectionCall, { params: { slug: 'kolo-1a2b' } }),
    'PUT',
    '/api/front/inzrts/kolo-1a2b/markAsHavingWrongSection',
    null,
  ],
  [
    'R257',
    (api) =>
      api.call(markInappropriateCall, {
        params: { slug: 'kolo-1a2b' },
        body: { reason: 'illegal' },
      }),
    'PUT',
    '/api/front/inzrts/kolo-1a2b/markInappropriate',
    { reason: 'illegal' },
  ],
  [
    'R258',
    (api) =>
      api.call(searchCall, {
        query: {
          q: 'dětské kolo & spol.',
          include: ['section'],
          'types[]': ['offer', 'exchange'],
          includeSp: false,
          withImage: true,
          psc: undefined,
        },
      }),
    'GET',
    '/api/front/search?q=d%C4%9Btsk%C3%A9+kolo+%26+spol.&include=section&types%5B%5D=offer&types%5B%5D=exchange&includeSp=false&withImage=true',
    null,
  ],
  [
    'R259',
    (api) => searchLocalities(api, 'Brno-STŘED'),
    'GET',
    '/api/front/psc/search?term=brno-st%C5%99ed',
    null,
  ],
  [
    'V001',
    (api) => api.call(searchPlacesCall, { query: { term: 'brno', sectionSlug: 'kola' } }),
    'GET',
    '/api/front/places/search?term=brno&sectionSlug=kola',
    null,
  ],
  [
    'R260',
    (api) => resolveSlug(api, '../admin', { sectionInclude: ['advertisements', 'banners'] }),
    'GET',
    '/api/front/slug/..%2Fadmin?sectionInclude=advertisements%2Cbanners',
    null,
  ],
  [
    'R261',
    (api) => api.call(listSectionsCall, { query: { forHp: true } }),
    'GET',
    '/api/front/sections?forHp=true',
    null,
  ],
  ['P059', (api) => api.call(listSitemapCompaniesCall), 'GET', '/sitemap-companies', null],
  ['P059', (api) => api.call(listSitemapFilesCall), 'GET', '/sitemap-files', null],
  [
    'P059',
    (api) => api.call(readSitemapFileCall, { params: { file: 7 } }),
    'GET',
    '/sitemap-files/7',
    null,
  ],
  [
    'R262',
    (api) =>
      api.call(readSectionCall, {
        params: { slug: 'kola' },
        query: { perPage: 6, except: 'kolo-1a2b' },
      }),
    'GET',
    '/api/front/sections/slug/kola?perPage=6&except=kolo-1a2b',
    null,
  ],
  [
    'R263',
    (api) => api.call(readSisterSectionCall, { query: { slug: 'seznamka', page: 2 } }),
    'GET',
    '/api/front/spsection?slug=seznamka&page=2',
    null,
  ],
  [
    'R050',
    (api) =>
      api.call(readAdvertiserCall, {
        params: { nickname: 'žofie/k' },
        query: { page: 2, perPage: 24 },
      }),
    'GET',
    '/api/front/advertisers/%C5%BEofie%2Fk?page=2&perPage=24',
    null,
  ],
  ['R264', (api) => listAdvertisements(api), 'GET', '/api/front/inzrts', null],
  [
    'R264',
    (api) => listBanners(api, 'kola'),
    'GET',
    '/api/front/inzrts?type=banner&sectionSlug=kola',
    null,
  ],
  [
    'R265',
    (api) =>
      api.call(readAdvertisementCall, {
        params: { slug: 'kolo-1a2b' },
        query: { include: ['images', 'promos'] },
      }),
    'GET',
    '/api/front/inzrts/kolo-1a2b?include=images%2Cpromos',
    null,
  ],
  [
    'R267',
    (api) =>
      api.call(updateAdvertisementCall, {
        params: { slug: 'kolo-1a2b' },
        body: { ...ad, version: 3 },
      }),
    'PUT',
    '/api/front/inzrts/kolo-1a2b',
    { ...ad, version: 3 },
  ],
  [
    'R268',
    (api) => api.call(deleteAdImageCall, { params: { slug: 'kolo-1a2b', imageId: '77' } }),
    'DELETE',
    '/api/front/inzrts/kolo-1a2b/images/77',
    null,
  ],
  [
    'R269',
    (api) =>
      api.call(orderPromosCall, {
        params: { slug: 'kolo-1a2b' },
        body: { ...renewal, promos: [{ promoId: 1 }] },
      }),
    'POST',
    '/api/front/inzrts/kolo-1a2b/orderPromos',
    { ...renewal, promos: [{ promoId: 1 }] },
  ],
  [
    'R270',
    (api) => api.call(orderRenewCall, { params: { slug: 'kolo-1a2b' }, body: renewal }),
    'POST',
    '/api/front/inzrts/kolo-1a2b/orderRenew',
    renewal,
  ],
  [
    'P060',
    (api) => api.call(listEditionsCall, { query: { scope: 'upcoming' } }),
    'GET',
    '/api/front/editions?scope=upcoming',
    null,
  ],
  ['N003', (api) => api.call(setLineAdCall, { body: line }), 'POST', '/api/front/line-ads', line],
])('%s the call %o sends %s %s with the body %j', async (_, make, method, url, body) => {
  const { baseUrl, seen } = await startAnswering({ body: {} })

  await make(createApiClient({ baseUrl }))

  const { headers, body: sent, ...line } = seen[0] ?? { body: '', headers: {} }
  expect(line).toEqual({ method, url })
  expect(sent === '' ? null : JSON.parse(sent)).toEqual(body)
  expect(headers['content-type']).toBe(body === null ? undefined : 'application/json')
})

test('R158 a picture is uploaded as a form', async () => {
  const { baseUrl, seen } = await startAnswering({ status: 201 })
  const form = new FormData()
  form.set('image', new Blob(['pixels'], { type: 'image/png' }), 'kolo.png')

  await createApiClient({ baseUrl }).call(uploadImageCall, { body: form })

  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toContain('filename="kolo.png"')
})
