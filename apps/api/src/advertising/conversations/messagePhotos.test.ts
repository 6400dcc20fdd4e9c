import { readFile, utimes } from 'node:fs/promises'
import { HOUR_MS } from '@inzrt/domain/time'
import { CONVERSATION_PHOTOS_MAX } from '@inzrt/rules/limits'
import { expect, test } from 'vitest'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import { createModerators } from '../../test/createModerators.ts'
import { createProvedMembers } from '../../test/createProvedMembers.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { sweepPictures } from '../uploads/sweepPictures.ts'
import { sweepUploads } from '../uploads/sweepUploads.ts'
import { createUploadsRepository } from '../uploads/uploads.repository.ts'

const world = await createModerators()
const { ask, call, clock, database, imagesDir, upload, adOf, place, letters, hire, queue } = world
const members = createProvedMembers(world)
const section = await world.addSection({ slug: 'kola' })
const { db } = database
const originals = createOriginals(imagesDir)

const write = (id: number, token: string, photos: readonly string[], content = 'Tady je.') =>
  call('POST', `/api/front/conversations/${id}/messages`, { content, photos }, { token })
const read = async (id: number, token: string) =>
  (await call('GET', `/api/front/conversations/${id}`, undefined, { token })).json().data
const show = async (path: string, brand: 'general' | 'adult' = 'general') =>
  (await ask(`/api/image${path}`, { headers: visitorOf(brand) })).statusCode
const uploadMany = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => upload()))).map((one) => one.uploadToken)

/** Somebody asked about an ad. */
const meet = async () => {
  const { seller, ad } = await members.addOwnedAd(section)
  const buyer = await members.addMember()
  const begun = await call(
    'POST',
    `/api/front/inzrts/${ad.slug}/messages`,
    { content: 'Máte fotku zezadu?' },
    { token: buyer.token },
  )

  return { seller, buyer, id: begun.json().data.conversationId as number }
}

const lastPath = async () => (await db.select().from(messagePhotos)).at(-1)?.path ?? ''

test('V009 photos of a message are shown to its two people by an address that expires', async () => {
  const { seller, buyer, id } = await meet()
  const { uploadToken } = await upload()
  const sent = await write(id, seller.token, [uploadToken])
  expect(sent.statusCode).toBe(201)
  const path = await lastPath()
  const [, answer] = (await read(id, buyer.token)).messages
  expect(answer.photos).toEqual([
    { path: expect.stringMatching(/^\/sealed-/), width: 400, height: 300 },
  ])
  expect(sent.json().data.photos).toEqual(answer.photos)

  expect([await show(answer.photos[0].path), await show(path)]).toEqual([200, 404])
  expect(await show(answer.photos[0].path.replace(/sealed-./, 'sealed-_'))).toBe(404)
  const [letter] = await letters(buyer.email)
  expect(letter?.payload).toMatchObject({ photos: 1 })
  expect(JSON.stringify(letter?.payload)).not.toContain(path)
  clock.pass(2 * 86_400)
  expect(await show(answer.photos[0].path)).toBe(404)
})

test('V009 a photo goes into one message or ad, once, and on the site it was uploaded to', async () => {
  const { seller, id } = await meet()
  const { uploadToken } = await upload()
  expect((await write(id, seller.token, [uploadToken])).statusCode).toBe(201)
  const other = await upload('adult')
  const again = [
    await write(id, seller.token, [uploadToken]),
    await write(id, seller.token, [other.uploadToken]),
    await write(id, seller.token, ['u_nic']),
  ]
  const images = [{ uploadToken, main: true }]
  const ad = await place(adOf(section, { images }))

  for (const refused of again)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['photos']])
  expect(ad.statusCode).toBe(422)
  expect((await read(id, seller.token)).messages).toHaveLength(2)
})

test('V009 the same words with another photo are another message', async () => {
  const { seller, id } = await meet()
  for (const token of await uploadMany(2)) await write(id, seller.token, [token], 'Posílám fotku.')

  expect((await read(id, seller.token)).messages).toHaveLength(3)
})

test('V009 nobody sends photos to somebody who has not answered', async () => {
  const { seller, buyer, id } = await meet()
  const [token = ''] = await uploadMany(1)
  const early = await write(id, buyer.token, [token])
  expect(early.json().errors).toEqual({
    photos: ['Fotky můžete poslat, až vám druhá strana odpoví.'],
  })
  expect((await read(id, buyer.token)).canSendPhotos).toBe(false)
  expect((await read(id, seller.token)).canSendPhotos).toBe(true)
  await write(id, seller.token, [], 'Nemám, pošlete mi svoji.')

  expect((await write(id, buyer.token, [token])).statusCode).toBe(201)
})

test('V009 photos of a message and of a conversation are bounded, also at one moment', async () => {
  const { seller, id } = await meet()
  const six = await write(
    id,
    seller.token,
    Array.from({ length: 6 }, () => 'u_nic'),
  )
  expect(six.statusCode).toBe(422)
  await write(id, seller.token, await uploadMany(2))
  const { messages } = await read(id, seller.token)
  const rows = Array.from({ length: CONVERSATION_PHOTOS_MAX - 4 }, (_, at) => ({
    messageId: messages.at(-1).id,
    path: `/2026/05/${id}/${at}.jpg`,
    width: 4,
    height: 3,
  }))
  await db.insert(messagePhotos).values(rows)
  const [one = '', two = '', three = '', four = ''] = await uploadMany(4)
  const both = await Promise.all([
    write(id, seller.token, [one, two], 'První.'),
    write(id, seller.token, [three, four], 'Druhá.'),
  ])

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
  expect(both.find(({ statusCode }) => statusCode === 422)?.json().errors.photos).toEqual([
    'V\u00a0jedné konverzaci můžete poslat nejvýš 50 fotek.',
  ])
})

test('V009 photos stay as long as their message; those of a deleted account go with it', async () => {
  const { seller, buyer, id } = await meet()
  await write(id, seller.token, await uploadMany(1))
  const [ofSeller, ofBuyer] = [await lastPath(), await write(id, buyer.token, await uploadMany(1))]
  expect(ofBuyer.statusCode).toBe(201)
  const path = await lastPath()
  const exported = await call('GET', '/api/auth/user/export', undefined, { token: buyer.token })
  const { sentMessages, receivedMessages } = exported.json().data
  for (const rows of [sentMessages, receivedMessages]) {
    const address = rows.at(-1).photos[0].replace('/api/image', '')
    expect(await show(address)).toBe(200)
  }
  const uploads = createUploadsRepository(database)
  await sweepUploads(uploads, originals, () => new Date(clock.read().getTime() + 50 * HOUR_MS))
  const old = new Date(Date.now() - 50 * HOUR_MS)
  await utimes(imagesDir + path, old, old)
  await sweepPictures(uploads, originals, () => new Date())
  await expect(readFile(imagesDir + path)).resolves.toBeDefined()

  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: buyer.token })
  await expect(readFile(imagesDir + path)).rejects.toThrow('ENOENT')
  await expect(readFile(imagesDir + ofSeller)).resolves.toBeDefined()
  expect((await read(id, seller.token)).messages).toMatchObject([{ photos: [{}] }])
})

test('V009 moderators see the photos of the reported side alone, and no ad shows them', async () => {
  const { seller, buyer, id } = await meet()
  await write(id, seller.token, await uploadMany(2), 'Hleďte.')
  await write(id, buyer.token, await uploadMany(1))
  const report = () =>
    call('PUT', `/api/front/conversations/${id}/report`, {}, { token: buyer.token })
  expect([(await report()).statusCode, (await report()).statusCode]).toEqual([200, 200])
  const { token } = await hire('moderator')
  const [item] = (await queue(token, 'report')).json().data
  const [{ explanation, photos }] = item.reports

  expect(explanation).toContain('„Hleďte.“ (fotky: 2)')
  expect(photos).toHaveLength(2)
  for (const { path } of photos) expect(await show(path)).toBe(200)
  const paths = (await db.select().from(adImages)).map((image) => image.path)
  for (const { path } of await db.select().from(messagePhotos)) expect(paths).not.toContain(path)
})

test('V009 photos outlive the report they were seen with', async () => {
  const { seller, buyer, id } = await meet()
  await write(id, seller.token, await uploadMany(1))
  await call('PUT', `/api/front/conversations/${id}/report`, {}, { token: buyer.token })
  await db.delete(reports)

  expect((await read(id, buyer.token)).messages.at(-1).photos).toHaveLength(1)
})
