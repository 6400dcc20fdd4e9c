import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import { editionAds, editions } from '../../platform/database/schema/editions.ts'
import { closeEdition } from '../../print/closeEdition.ts'
import { createModerators } from '../../test/createModerators.ts'

const world = await createModerators()
const { database, clock, call, hire, addSection, addAd, adNow, audit, decide } = world
const { adOf, changeOf, place, confirm } = world
const section = await addSection({ name: 'Kola', validWeeks: 4 })
const admin = await hire('admin')
const moderator = await hire('moderator')
const WORDING = 'Dětské kolo Author, zachovalé, 20 palců'

const newAd = () => addAd(section, { heading: 'Prodám dětské kolo', content: 'Zachovalé.' })
const fileOf = async (id: number, { token } = admin) =>
  (await call('GET', `/api/admin/inzrts/${id}`, undefined, { token })).json().data.printed
const word = async (id: number, wording: string | null, { token } = admin, more = {}) => {
  const { version } = await adNow(id)
  const body = { version, wording, ...more }

  return call('PUT', `/api/admin/inzrts/${id}/wording`, body, { token })
}

const closed = async (number: number) => {
  const values = { number, year: 2026, deadlineAt: clock.read(), releaseDate: '2026-05-12' }
  const [edition] = await database.db.insert(editions).values(values).returning()
  await closeEdition(database, clock.read, { year: 2026, number })

  return edition?.id ?? 0
}
const printedIn = (editionId: number) =>
  database.db
    .select({ adId: editionAds.adId, wording: editionAds.wording })
    .from(editionAds)
    .where(eq(editionAds.editionId, editionId))
    .orderBy(asc(editionAds.adId))

test('N002 a publisher’s words are printed, logged, and stay in a closed edition', async () => {
  const [ad, other] = [await newAd(), await newAd()]
  expect((await fileOf(ad.id)).line).toMatch(/^Prodám dětské kolo\. Zach\./)
  const answer = await word(ad.id, `  ${WORDING} `)

  expect(answer.statusCode).toBe(200)
  expect(String(answer.headers['x-inzrt-outdated']).split(',')).toContain(ad.slug)
  expect(answer.json().data).toMatchObject({ wording: WORDING, canWord: true })
  expect((await fileOf(ad.id, moderator)).line).toMatch(
    /^Dětské kolo Author, zachovalé, 20\u00a0palců\./,
  )
  expect(await audit(ad.id)).toMatchObject([
    {
      action: 'worded',
      actorName: admin.nickname,
      detail: { wording: { was: null, is: WORDING } },
    },
  ])
  const edition = await closed(71)
  await word(ad.id, null)
  expect((await fileOf(ad.id)).wording).toBeNull()
  expect(await printedIn(edition)).toEqual([
    { adId: ad.id, wording: WORDING },
    { adId: other.id, wording: null },
  ])
})

test('N002 words too long for the paper, or of an unread ad, are refused', async () => {
  const ad = await newAd()
  const long = await word(ad.id, 'slovo '.repeat(22))
  const unread = await word(ad.id, WORDING, admin, { version: ad.version + 1 })

  expect([long.statusCode, long.json().errors.wording]).toEqual([
    422,
    ['Pole „znění v\u00a0novinách“ může mít nejvýše 130\u00a0znaků.'],
  ])
  expect(unread.statusCode).toBe(409)
  expect((await word(ad.id, WORDING, moderator)).statusCode).toBe(403)
  expect((await adNow(ad.id)).printWording).toBeNull()
})

test('N002 an ad whose text is changed is no longer printed in words made for the old one', async () => {
  const ad = await newAd()
  await word(ad.id, WORDING)
  const edit = {
    measure: 'edited',
    heading: ad.heading,
    content: 'Úplně jiné kolo, taky pěkné a zachovalé.',
    facts: '',
  } as const
  await decide(moderator.token, [ad.id], edit)

  expect((await adNow(ad.id)).printWording).toBeNull()
})

test('N002 an owner’s other text ends the words made for the paper as well', async () => {
  const body = adOf(section, { phoneNumber: undefined })
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  const id = adIdOf(slug) ?? 0
  await word(id, WORDING)
  const change = async (content: string) =>
    call('PUT', `/api/front/inzrts/${slug}`, await changeOf(slug, { ...body, content }))
  expect((await change(body.content)).statusCode).toBe(200)
  expect((await adNow(id)).printWording).toBe(WORDING)
  await change('Úplně jiné kolo, taky pěkné a zachovalé.')

  expect((await adNow(id)).printWording).toBeNull()
})

test('N002 only ads of the site that has a newspaper are worded for it', async () => {
  const ad = await addAd(await addSection({ brandCode: 'adult' }))

  expect(await fileOf(ad.id)).toBeNull()
  expect((await word(ad.id, WORDING)).statusCode).toBe(404)
})
