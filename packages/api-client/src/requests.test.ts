import { expect, test } from 'vitest'
import type { ApiClient } from './ApiClient.ts'
import { listAdvertisements } from './advertisements/listAdvertisements.ts'
import { readAdvertisement } from './advertisements/readAdvertisement.ts'
import { readAdvertiser } from './advertisements/readAdvertiser.ts'
import { updateAdvertisement } from './advertisements/updateAdvertisement.ts'
import { forgotPassword } from './auth/forgotPassword.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { resetPassword } from './auth/resetPassword.ts'
import { listBanners } from './banners/listBanners.ts'
import { createApiClient } from './createApiClient.ts'
import { listEditions } from './editions/listEditions.ts'
import { setLineAd } from './editions/setLineAd.ts'
import { deleteAdImage } from './images/deleteAdImage.ts'
import { uploadImage } from './images/uploadImage.ts'
import { searchLocalities } from './localities/searchLocalities.ts'
import { searchPlaces } from './localities/searchPlaces.ts'
import { orderPromos } from './orders/orderPromos.ts'
import { orderRenew } from './orders/orderRenew.ts'
import { markInappropriate } from './reports/markInappropriate.ts'
import { markWrongSection } from './reports/markWrongSection.ts'
import { search } from './search/search.ts'
import { listSections } from './sections/listSections.ts'
import { readSection } from './sections/readSection.ts'
import { readSisterSection } from './sections/readSisterSection.ts'
import { resolveSlug } from './slug/resolveSlug.ts'
import { startAnswering } from './testServer.testsupport.ts'
import { readUser } from './user/readUser.ts'

const credentials = { nickname: 'jana_k', password: 'tajne heslo' }
const reset = { ...credentials, password_confirmation: 'tajne heslo', token: 'K7F2' }
const line = {
  type: 'offer',
  ...{ heading: 'Kolo', content: 'Modré.', town: 'Brno' },
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
  ['R251', (api) => login(api, credentials), 'POST', '/api/auth/login', credentials],
  ['R252', (api) => logout(api), 'POST', '/api/auth/logout', null],
  ['R253', (api) => readUser(api), 'GET', '/api/auth/user', null],
  [
    'R254',
    (api) => forgotPassword(api, 'jana_k'),
    'POST',
    '/api/auth/password/forgot',
    { nickname: 'jana_k' },
  ],
  ['R255', (api) => resetPassword(api, reset), 'POST', '/api/auth/password/reset', reset],
  [
    'R256',
    (api) => markWrongSection(api, 'kolo-1a2b'),
    'PUT',
    '/api/front/inzrts/kolo-1a2b/markAsHavingWrongSection',
    null,
  ],
  [
    'R257',
    (api) => markInappropriate(api, 'kolo-1a2b', { reason: 'illegal' }),
    'PUT',
    '/api/front/inzrts/kolo-1a2b/markInappropriate',
    { reason: 'illegal' },
  ],
  [
    'R258',
    (api) =>
      search(api, {
        q: 'dětské kolo & spol.',
        include: ['section'],
        'types[]': ['offer', 'exchange'],
        includeSp: false,
        withImage: true,
        psc: undefined,
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
    (api) => searchPlaces(api, { term: 'brno', sectionSlug: 'kola' }),
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
    (api) => listSections(api, { forHp: true }),
    'GET',
    '/api/front/sections?forHp=true',
    null,
  ],
  [
    'R262',
    (api) => readSection(api, 'kola', { perPage: 6, except: 'kolo-1a2b' }),
    'GET',
    '/api/front/sections/slug/kola?perPage=6&except=kolo-1a2b',
    null,
  ],
  [
    'R263',
    (api) => readSisterSection(api, { slug: 'seznamka', page: 2 }),
    'GET',
    '/api/front/spsection?slug=seznamka&page=2',
    null,
  ],
  [
    'R050',
    (api) => readAdvertiser(api, 'žofie/k', { page: 2, perPage: 24 }),
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
    (api) => readAdvertisement(api, 'kolo-1a2b', { include: ['images', 'promos'] }),
    'GET',
    '/api/front/inzrts/kolo-1a2b?include=images%2Cpromos',
    null,
  ],
  [
    'R267',
    (api) => updateAdvertisement(api, 'kolo-1a2b', ad),
    'PUT',
    '/api/front/inzrts/kolo-1a2b',
    ad,
  ],
  [
    'R268',
    (api) => deleteAdImage(api, 'kolo-1a2b', 77),
    'DELETE',
    '/api/front/inzrts/kolo-1a2b/images/77',
    null,
  ],
  [
    'R269',
    (api) => orderPromos(api, 'kolo-1a2b', { ...renewal, promos: [{ promoId: 1 }] }),
    'POST',
    '/api/front/inzrts/kolo-1a2b/orderPromos',
    { ...renewal, promos: [{ promoId: 1 }] },
  ],
  [
    'R270',
    (api) => orderRenew(api, 'kolo-1a2b', renewal),
    'POST',
    '/api/front/inzrts/kolo-1a2b/orderRenew',
    renewal,
  ],
  [
    'P060',
    (api) => listEditions(api, { scope: 'upcoming' }),
    'GET',
    '/api/front/editions?scope=upcoming',
    null,
  ],
  ['N003', (api) => setLineAd(api, line), 'POST', '/api/front/line-ads', line],
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

  await uploadImage(createApiClient({ baseUrl }), form)

  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toContain('filename="kolo.png"')
})
