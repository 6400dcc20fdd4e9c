import { readFile, utimes } from 'node:fs/promises'
import { HOUR_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import { systemClock } from '../../platform/clock/Clock.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { AD_PASSWORD } from '../../test/secrets.ts'
import { sweepPictures } from './sweepPictures.ts'
import { createUploadsRepository } from './uploads.repository.ts'

const { database, imagesDir, call, adOf, upload, place, addSection } = await createAdvertisers()
const section = await addSection({ slug: 'kola' })
const originals = createOriginals(imagesDir)
const sweep = () => sweepPictures(createUploadsRepository(database), originals, systemClock)
const isThere = (path: string) =>
  readFile(imagesDir + path).then(
    () => true,
    () => false,
  )

const placeWithPhoto = async () => {
  const { uploadToken } = await upload()
  const images = [{ uploadToken, main: true }]
  const { slug } = (await place(adOf(section, { images }))).json().data
  const rows = await database.db.select().from(adImages)
  const path = rows.toSorted((one, other) => other.id - one.id)[0]?.path ?? ''

  return { slug, path }
}

test('P045 photos of a deleted ad are removed, row and file; those of others stay', async () => {
  const gone = await placeWithPhoto()
  const kept = await placeWithPhoto()
  const state = `/api/front/inzrts/${gone.slug}/state`
  await call('POST', state, { event: 'delete', password: AD_PASSWORD })

  expect(await sweep()).toBe(1)
  expect([await isThere(gone.path), await isThere(kept.path)]).toEqual([false, true])
  expect(await database.db.select().from(adImages).where(eq(adImages.path, gone.path))).toEqual([])
})

test('a file without a row is removed after a day, drawings of the demo never', async () => {
  const stray = `/2026/05/${'a'.repeat(22)}/1.jpg`
  const young = `/2026/05/${'b'.repeat(22)}/1.jpg`
  const drawing = '/demo/kresba.svg'
  for (const path of [stray, young, drawing]) await originals.write(path, Buffer.from('x'))
  const old = new Date(Date.now() - 25 * HOUR_MS)
  for (const path of [stray, drawing]) await utimes(imagesDir + path, old, old)

  expect(await sweep()).toBe(1)
  expect([await isThere(stray), await isThere(young), await isThere(drawing)]).toEqual([
    ...[false, true, true],
  ])
})
