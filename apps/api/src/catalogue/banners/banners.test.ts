import { expect, test } from 'vitest'
import { banners } from '../../platform/database/schema/banners.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { createBannersRepository } from './banners.repository.ts'

const { database, get } = await createTestApp()
const { addSection } = createWorld(database)

const BANNER = {
  imagePath: '/b/1.webp',
  targetUrl: 'https://example.cz/',
  alt: 'Servis',
  advertiser: 'S',
}

test('R168 R264 N013 banners of no section are the site’s own, each at its position', async () => {
  const section = await addSection({ slug: 'kola' })
  await database.db.insert(banners).values([
    { ...BANNER, brandCode: 'general', position: 7 },
    { ...BANNER, brandCode: 'general', position: 2 },
    { ...BANNER, brandCode: 'adult', position: 4 },
    { ...BANNER, brandCode: 'general', position: 9, sectionId: section.id },
    { ...BANNER, brandCode: 'general', position: 5, startsAt: new Date(Date.now() + 60_000) },
  ])
  const positions = async (url: string, brand: 'general' | 'adult' = 'general') =>
    (await get(url, brand)).data.map(({ position }: { position: number }) => position)

  expect(await positions('/api/front/inzrts?type=banner')).toEqual([2, 7])
  expect(await positions('/api/front/inzrts?type=banner', 'adult')).toEqual([4])
  expect(await positions('/api/front/inzrts?type=banner&sectionSlug=kola')).toEqual([9])
})

test('R168 of several banners at a position the first that is due is shown', async () => {
  const { id: sectionId } = await addSection({ slug: 'knihy' })
  const at = { ...BANNER, brandCode: 'general' as const, position: 3, sectionId }
  const [, , due] = await database.db
    .insert(banners)
    .values([
      { ...at, endsAt: new Date(Date.now() - 60_000) },
      { ...at, isActive: false },
      { ...at, endsAt: new Date(Date.now() + 60_000) },
      at,
    ])
    .returning()
  const shown = await get('/api/front/inzrts?type=banner&sectionSlug=knihy')

  expect(shown.data.map(({ id }: { id: number }) => id)).toEqual([due?.id])
})

test('R130 a banner just written is known to the next call, however long others are cached', async () => {
  const repository = createBannersRepository(database, () => new Date(), { maxAgeMs: 60_000 })
  const section = await addSection({ slug: 'hudba' })
  const shown = () => repository.ofSection({ brandCode: 'general', id: section.id })
  await shown()
  await database.db
    .insert(banners)
    .values({ ...BANNER, brandCode: 'general', position: 1, sectionId: section.id })
  expect(await shown()).toEqual([])
  repository.forget()
  expect(await shown()).toMatchObject([{ position: 1 }])
})
