import { expect, test } from 'vitest'
import { banners } from '../database/schema/banners.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createWorld } from '../test/createWorld.ts'

const { database, get } = await createTestApp()
const { addSection } = createWorld(database)

test('R168 R264 N013 banners of no section are the site’s own, each at its position', async () => {
  const section = await addSection({ slug: 'kola' })
  const banner = {
    imagePath: '/b/1.webp',
    targetUrl: 'https://example.cz/',
    alt: 'Servis',
    advertiser: 'S',
  }
  await database.db.insert(banners).values([
    { ...banner, brandCode: 'general', position: 7 },
    { ...banner, brandCode: 'general', position: 2 },
    { ...banner, brandCode: 'adult', position: 4 },
    { ...banner, brandCode: 'general', position: 9, sectionId: section.id },
    { ...banner, brandCode: 'general', position: 5, startsAt: new Date(Date.now() + 60_000) },
  ])
  const positions = async (url: string, brand: 'general' | 'adult' = 'general') =>
    (await get(url, brand)).data.map(({ position }: { position: number }) => position)

  expect(await positions('/api/front/inzrts?type=banner')).toEqual([2, 7])
  expect(await positions('/api/front/inzrts?type=banner', 'adult')).toEqual([4])
  expect(await positions('/api/front/inzrts?type=banner&sectionSlug=kola')).toEqual([9])
})
