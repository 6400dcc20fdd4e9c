import { expect, test } from 'vitest'
import { systemClock } from '../clock/Clock.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createWorld } from '../test/createWorld.ts'
import { expireAds } from './expireAds.ts'

const { database, ask, get } = await createTestApp()
const { addSection, addAd } = createWorld(database)

test('R151 P014 an ad leaves lists and counts when its validity ends', async () => {
  const section = await addSection({ slug: 'platnost' })
  const over = await addAd(section, { validUntil: new Date(Date.now() - 1) })
  const valid = await addAd(section, { validUntil: new Date(Date.now() + 60_000) })

  expect(await expireAds(database, systemClock)).toBe(1)
  const { data } = await get('/api/front/sections/slug/platnost?include=advertisements')
  expect(data.adsCount).toBe(1)
  expect(data.advertisements.data.map(({ slug }: { slug: string }) => slug)).toEqual([valid.slug])
  expect((await ask(`/api/front/slug/${over.slug}`)).statusCode).toBe(404)
  expect(await expireAds(database, systemClock)).toBe(0)
})
