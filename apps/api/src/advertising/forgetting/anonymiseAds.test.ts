import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { AD_PASSWORD } from '../../test/secrets.ts'
import { anonymiseAds } from './anonymiseAds.ts'

const { database, imagesDir, clock, call, adOf, place, addSection } = await createAdvertisers()
const section = await addSection({ slug: 'kola' })
const DAY = 86_400
const run = () =>
  anonymiseAds({ database, clock: clock.read, originals: createOriginals(imagesDir) })

const stored = async (id: number) => (await database.db.select().from(ads).where(eq(ads.id, id)))[0]

const placed = async () => {
  const body = adOf(section, { heading: 'Prodám tajemné kolo' })
  const { slug } = (await place(body)).json().data
  const [ad] = await database.db.select().from(ads).where(eq(ads.slug, slug))

  return { id: ad?.id ?? 0, path: `/api/front/inzrts/${slug}` }
}

test('P045 of an ad deleted sixty days ago nothing is left but that there was one', async () => {
  const kept = await placed()
  const { id, path } = await placed()
  await call('POST', `${path}/state`, { event: 'delete', password: AD_PASSWORD })
  expect(await stored(id)).toMatchObject({ email: null, heading: 'Prodám tajemné kolo' })
  clock.pass(59 * DAY)
  await run()
  expect(await stored(id)).toMatchObject({ heading: 'Prodám tajemné kolo', anonymisedAt: null })

  clock.pass(2 * DAY)
  await run()
  expect(JSON.stringify(await stored(id))).not.toMatch(/tajemn|Zachoval/)
  expect(await stored(kept.id)).toMatchObject({ heading: 'Prodám tajemné kolo' })
})
