import { expect, test } from 'vitest'
import { createModerators } from '../../test/createModerators.ts'

const { addSection, hire, call, upload } = await createModerators({
  maxAgeMs: Number.POSITIVE_INFINITY,
})
const { token } = await hire('admin')
const send = async (method: 'POST' | 'PUT', path: string, body: object) =>
  (await call(method, `/api/admin/${path}`, body, { token })).json().data
const { id: sectionId, slug } = await addSection({ name: 'Dechovky', slug: 'dechovky' })

test('R130 a banner appears and goes as an admin saves it, however long banners are cached', async () => {
  const shown = async () =>
    (await call('GET', `/api/front/inzrts?type=banner&sectionSlug=${slug}`)).json().data
  expect(await shown()).toEqual([])
  const { uploadToken } = await upload()
  const { id, imagePath, picture, ...banner } = await send('POST', 'banners', {
    brand: 'general',
    sectionId,
    uploadToken,
    position: 2,
    isActive: true,
    targetUrl: 'https://servis.example/',
    alt: 'Servis kol Brno',
    advertiser: 'Servis',
    startsOn: null,
    endsOn: null,
  })
  expect(await shown()).toMatchObject([{ id, position: 2 }])
  await send('PUT', `banners/${id}`, { ...banner, uploadToken: null, isActive: false })
  expect(await shown()).toEqual([])
})

test('R249 a section appears and is renamed as an admin saves it, however long it is cached', async () => {
  const nameOf = async (wanted: string) =>
    (await call('GET', `/api/front/sections/slug/${wanted}`)).json().data?.name
  expect([await nameOf(slug), await nameOf('vcely')]).toEqual(['Dechovky', undefined])
  const section = {
    name: 'Včely',
    slug: 'vcely',
    position: 3,
    isActive: true,
    isDating: false,
    requiresApproval: false,
    requiresAgeProof: false,
    isOffer: true,
    isInquiry: true,
    isExchange: false,
    isPaidOffer: false,
    isPaidInquiry: false,
    isPaidExchange: false,
    cardPrice: null,
    smsNumber: null,
    validDays: null,
    validWeeks: 4,
    validMonths: null,
  }
  const { id, mark } = await send('POST', 'sections', {
    brand: 'general',
    parentId: null,
    ...section,
  })
  expect(await nameOf('vcely')).toBe('Včely')
  await send('PUT', `sections/${id}`, { mark, ...section, name: 'Včely a čmeláci' })
  expect(await nameOf('vcely')).toBe('Včely a čmeláci')
})
