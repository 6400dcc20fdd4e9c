import { expect, test } from 'vitest'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { drawPhoto } from '../../test/drawPhoto.ts'
import { startStore } from '../../test/startStore.ts'
import { uploadOf } from '../../test/uploadOf.ts'
import { createS3Originals } from './s3/createS3Originals.ts'

const store = await startStore()
let now = 0
const { ask, database } = await createTestApp({
  store: createS3Originals(store.settings, () => now),
})
const headers = { ...visitorOf('general'), accept: 'image/webp' }

const photo = await drawPhoto({ width: 800, height: 600 }).jpeg().toBuffer()
const upload = () =>
  ask('/api/front/images', { method: 'POST', ...uploadOf(photo, 'foto.jpg', visitorOf('general')) })
const show = (url: string) => ask(url, { headers })

test('S014 while the store of pictures is away, sizes kept near are shown', async () => {
  const { thumb } = (await upload()).json().data
  const before = await show(thumb)
  await store.goAway()
  const [near, far] = [await show(thumb), await show(thumb.replace('thumb2x', 'large'))]

  expect([near.statusCode, near.rawPayload.equals(before.rawPayload)]).toEqual([200, true])
  expect([far.statusCode, far.headers['cache-control'], far.json()]).toEqual([
    500,
    'no-store',
    { code: 'unavailable', message: 'Obrázek teď nejde načíst. Zkuste to prosím za chvíli.' },
  ])

  const refused = await upload()
  expect([refused.statusCode, refused.json().errors]).toEqual([
    507,
    { images: ['Fotku teď nemáme kam uložit. Zkuste to prosím později.'] },
  ])
  expect(await database.db.select().from(adImages)).toHaveLength(1)

  await store.comeBack()
  expect((await show(thumb.replace('thumb2x', 'large'))).statusCode).toBe(500)
  now += 2_001
  expect((await show(thumb.replace('thumb2x', 'large'))).statusCode).toBe(200)
  expect((await upload()).statusCode).toBe(201)
})

test('S014 a size kept near is shown without asking the store', async () => {
  const { thumb } = (await upload()).json().data
  await show(thumb)
  store.failWith(403)
  expect((await show(thumb)).statusCode).toBe(200)
  expect((await show(thumb.replace('thumb2x', 'small'))).statusCode).not.toBe(200)
})
