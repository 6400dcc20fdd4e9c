import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { adNote } from './adNote.ts'

const { database, get } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const dating = await addSection({ brandCode: 'adult', slug: 'ona-hleda-jeho', isDating: true })
const massages = await addSection({ brandCode: 'adult', slug: 'masaze' })
const free = { priceType: 'free' } as const
const ads = { dating: await addAd(dating, free), massages: await addAd(massages, free) }

test.each([
  ['dating', true],
  ['massages', undefined],
] as const)('P034 R189 ads of %s say whether they look for people: %s', async (which, isDating) => {
  const { slug } = which === 'dating' ? dating : massages
  const section = (await get(`/api/front/sections/slug/${slug}?include=advertisements`, 'adult'))
    .data
  const { data: ad } = await get(`/api/front/inzrts/${ads[which].slug}`, 'adult')

  expect([section.isDating, section.advertisements.data[0].isDating, ad.isDating]).toEqual([
    isDating ?? false,
    isDating,
    isDating,
  ])
})

test('R189 a letter calls nobody who looks for people „Zdarma“; a sum it names', () => {
  const locality = { cityDistrictName: 'Brno-střed', municipalityName: 'Brno' }
  const note = (ad: Parameters<typeof adNote>[0]['ad'], isDating = true) =>
    adNote({ ad, locality, isDating })

  expect(note({ priceType: 'free', priceAmount: null })).toBe('Brno-střed')
  expect(note({ priceType: 'free', priceAmount: null }, false)).toBe('Zdarma, Brno-střed')
  expect(note({ priceType: 'czk', priceAmount: 20_000 })).toBe('200\u00a0Kč, Brno-střed')
})
