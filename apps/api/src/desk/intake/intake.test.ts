import { HOUR_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { editionAds, editions } from '../../platform/database/schema/editions.ts'
import { closeEdition } from '../../print/closeEdition.ts'
import { createModerators } from '../../test/createModerators.ts'

const world = await createModerators()
const { database, clock, hire, call, get, adOf, letters, audit } = world
const { db } = database
const section = await world.addSection({ slug: 'kola', name: 'Kola', validWeeks: 52 })
const paid = await world.addSection({ isPaidOffer: true, cardCanBePaid: true, cardPrice: 4_900 })
const clerk = await hire('clerk')

const after = (hours: number) => new Date(clock.read().getTime() + hours * HOUR_MS)
const editionOf = { 1: after(1), 2: after(3) }
for (const [number, deadlineAt] of Object.entries(editionOf))
  await db
    .insert(editions)
    .values({ number: Number(number), year: 2026, deadlineAt, releaseDate: '2026-06-09' })

let calls = 0
const taken = (changes: object = {}) => {
  const { type, sectionSlug, heading, content, price_type, price_value, pscId, firstName } =
    adOf(section)
  const ad = { type, sectionSlug, heading, content, price_type, price_value, pscId, firstName }

  return { ...ad, phoneNumber: `+42077712300${calls++}`, printFrom: null, ...changes }
}
const take = (body: object, { token } = clerk) => call('POST', '/api/admin/intake', body, { token })
const textTo = async (phone: string) =>
  (await letters(phone)).map(({ payload }) => (payload as { text: string }).text)
const confirm = async (phone: string) => {
  const token = new URL(/http\S+/.exec((await textTo(phone))[0] ?? '')?.[0] ?? '').searchParams

  return call('POST', '/api/front/ad-confirmations', { token: token.get('token') })
}

test('N018 an ad a clerk took down waits until its advertiser opens the link of the text', async () => {
  const body = taken()
  const answer = await take(body)
  const { data } = answer.json()

  expect(answer.statusCode).toBe(201)
  expect(data).toMatchObject({ state: 'waiting_verification', phoneNumber: body.phoneNumber })
  expect((await textTo(body.phoneNumber))[0]).toMatch(
    /^Inzrt: .*"Prodam detske kolo".*http:\/\/inzrt\.example\/uzivatel\/overeni-inzeratu\?token=/,
  )
  expect(await audit(data.id)).toMatchObject([{ action: 'taken', scope: 'clerk' }])

  const confirmed = await confirm(body.phoneNumber)
  expect(confirmed.json().data).toMatchObject({ slug: data.slug, state: 'published' })
  expect((await confirm(body.phoneNumber)).statusCode).toBe(422)
  const [kept] = await db.select().from(ads).where(eq(ads.id, data.id))
  expect(kept).toMatchObject({ source: 'clerk', phoneVerifiedAt: clock.read(), showPhone: true })
})

test('N018 R250 a clerk sees the contacts of the ads they took down, and of no others', async () => {
  const other = await hire('clerk')
  const body = taken({ heading: 'Prodám zahradní stůl' })
  await take(body, other)
  const listOf = async (token: string) =>
    (await call('GET', '/api/admin/intake', undefined, { token })).json().data

  expect(await listOf(other.token)).toMatchObject([
    { heading: 'Prodám zahradní stůl', phoneNumber: body.phoneNumber },
  ])
  expect((await listOf(clerk.token)).map((ad: { heading: string }) => ad.heading)).not.toContain(
    'Prodám zahradní stůl',
  )
})

test('N018 N001 an ad put off to a later edition is not printed before it', async () => {
  const body = taken({ heading: 'Prodám lyže', printFrom: { year: 2026, number: 2 } })
  const { id, slug } = (await take(body)).json().data
  await confirm(body.phoneNumber)

  expect((await get(`/api/front/slug/${slug}`)).data.edition.number).toBe(2)
  const printed = async (number: number) => {
    await closeEdition(database, () => clock.read(), { year: 2026, number })
    const rows = await db
      .select({ adId: editionAds.adId })
      .from(editionAds)
      .innerJoin(editions, eq(editions.id, editionAds.editionId))
      .where(eq(editions.number, number))

    return rows.map(({ adId }) => adId)
  }
  expect(await printed(1)).not.toContain(id)
  expect(await printed(2)).toContain(id)
  expect(
    (await take(taken({ printFrom: { year: 2026, number: 1 } }))).json().errors,
  ).toHaveProperty('printFrom')
})

test.each([
  ['a section that is paid for', { sectionSlug: paid.slug }, 'sectionSlug'],
  ['no such section', { sectionSlug: 'neni-tu' }, 'sectionSlug'],
  ['a phone in the text', { heading: 'Kolo, tel. 777123456' }, 'heading'],
  ['a place that is not', { pscId: 999_999 }, 'pscId'],
  ['a fixed line', { phoneNumber: '+420545123456' }, 'phoneNumber'],
])('N018 an ad with %s is not taken down, and no text is sent', async (_what, changes, field) => {
  const body = taken(changes)
  const answer = await take(body)

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toHaveProperty(field)
  expect(await textTo(body.phoneNumber)).toEqual([])
})

test('N018 a number gets three such texts a day, and none after STOP', async () => {
  const { phoneNumber } = taken()
  const statuses = []
  for (let tries = 0; tries < 4; tries++)
    statuses.push((await take(taken({ phoneNumber }))).statusCode)

  expect(statuses).toEqual([201, 201, 201, 429])
  const stopped = taken()
  await database.pool.query('insert into sms_stops values ($1, now())', [stopped.phoneNumber])
  expect((await take(stopped)).json().errors).toHaveProperty('phoneNumber')
})

test('V022 an ad sent again by a clerk under its key is the same ad, with one text', async () => {
  const body = taken({ phoneNumber: '+420777123100' })
  const visitor = { token: clerk.token, key: 'jeden-zapis' }
  const first = await call('POST', '/api/admin/intake', body, visitor)
  const again = await call('POST', '/api/admin/intake', body, visitor)

  expect(first.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  expect(await textTo(body.phoneNumber)).toHaveLength(1)
})
