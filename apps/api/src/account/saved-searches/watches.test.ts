import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createLocalityNames } from '../../catalogue/localities/createLocalityNames.ts'
import { createPlaceBook } from '../../catalogue/localities/places/createPlaceBook.ts'
import { openAdIndex } from '../../catalogue/search/ad-index/openAdIndex.ts'
import { createSearchRepository } from '../../catalogue/search/search.repository.ts'
import { createVocabularyRepository } from '../../catalogue/search/vocabulary.repository.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { sendAlerts } from './sendAlerts.ts'
import { sweepWatches } from './sweepWatches.ts'

const { database, call, register, identity, clock, letters } = await createAccounts()
const { db } = database
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const HOUR = 3_600
const adIndex = openAdIndex(database)
const search = {
  search: createSearchRepository(database, adIndex, clock.read, {
    localityNames: createLocalityNames(database),
    placeBook: createPlaceBook(database),
  }),
  vocabulary: createVocabularyRepository(database),
}
const send = () => sendAlerts({ ...identity, log: { warn: vi.fn() }, search })
const newAd = (heading: string, more: Partial<typeof ads.$inferInsert> = {}) =>
  addAd(section, { heading, createdAt: clock.read(), publishedAt: clock.read(), ...more })

let people = 0
const newGuest = () => {
  people += 1
  const email = `Host.${people}@posta.example`
  const client = `2001:db8:${people}::1`

  return {
    email,
    client,
    ask: (query: string, frequency = 'instant', to = email) =>
      call('POST', '/api/front/searches/watch', { email: to, query, frequency }, { client }),
    /** Letters of a kind, the last first. */
    got: async (template: string) =>
      (await letters(email)).filter((letter) => letter.template === template),
    kept: () => db.select().from(savedSearches).where(sql`lower(email) = ${email.toLowerCase()}`),
  }
}
type Guest = ReturnType<typeof newGuest>

const tokenOf = async (guest: Guest, template = 'confirmWatch', nth = 0): Promise<string> =>
  String((await guest.got(template))[nth]?.payload.token)
const confirm = (token: string) => call('POST', '/api/front/searches/confirm', { token })
const watch = async (guest: Guest, query: string, frequency = 'instant') => {
  await guest.ask(query, frequency)
  await confirm(await tokenOf(guest))
}

test('V008 nothing comes before the confirmation, and then each ad once', async () => {
  const guest = newGuest()
  await guest.ask('term=harmonika')
  clock.pass(60)
  await newAd('Harmonika před potvrzením')
  await send()
  expect(await guest.got('alertDigest')).toEqual([])

  expect((await confirm(await tokenOf(guest))).statusCode).toBe(200)
  expect((await confirm(await tokenOf(guest))).statusCode).toBe(200)
  clock.pass(60)
  const fresh = await newAd('Harmonika po potvrzení')
  await Promise.all([send(), send()])
  await send()
  const [letter, ...others] = await guest.got('alertDigest')
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    recipient: guest.email,
    payload: { nickname: null, search: 'harmonika', total: 1, ads: [{ slug: fresh.slug }] },
  })
})

test('V008 who wants an overview gets it once a week', async () => {
  const guest = newGuest()
  await watch(guest, 'term=citera', 'weekly')
  clock.pass(60)
  await newAd('Citera první')
  clock.pass(6 * 24 * HOUR)
  await newAd('Citera druhá')
  await send()
  expect(await guest.got('alertDigest')).toEqual([])

  clock.pass(24 * HOUR)
  await send()
  expect(await guest.got('alertDigest')).toMatchObject([{ payload: { total: 2 } }])
})

test('V008 one click ends the letters and forgets the address, again and again', async () => {
  const guest = newGuest()
  await watch(guest, 'term=cimbál')
  clock.pass(60)
  await newAd('Cimbál')
  await send()
  const token = await tokenOf(guest, 'alertDigest')
  const forged = token.replace(/-.*/, `-${'a'.repeat(43)}`)

  expect((await call('POST', `/api/hooks/unsubscribe/${forged}`, {})).statusCode).toBe(404)
  expect(await guest.kept()).toHaveLength(1)
  for (const path of [`/api/hooks/unsubscribe/${token}`, '/api/front/searches/unsubscribe'])
    expect((await call('POST', path, { token })).statusCode).toBe(200)
  expect(await guest.kept()).toEqual([])
})

test('V008 what nobody confirms within two days is forgotten', async () => {
  const [late, early, last] = [newGuest(), newGuest(), newGuest()]
  for (const guest of [late, last]) await guest.ask('term=fujara')
  await watch(early, 'term=fujara')
  clock.pass(48 * HOUR - 1)
  await sweepWatches(database, clock.read)
  expect((await confirm(await tokenOf(last))).statusCode).toBe(200)
  clock.pass(1)
  expect((await confirm(await tokenOf(late))).statusCode).toBe(404)
  clock.pass(1)
  await sweepWatches(database, clock.read)

  expect(await late.kept()).toEqual([])
  expect(await early.kept()).toHaveLength(1)
})

test('V008 a link nobody was sent confirms nothing, nor does one that ends letters', async () => {
  const guest = newGuest()
  await guest.ask('term=dudy')
  const token = await tokenOf(guest)
  const [row] = await guest.kept()
  for (const other of [`w${row?.id}-${'a'.repeat(43)}`, `w1${token.slice(1)}`])
    expect((await confirm(other)).statusCode).toBe(404)
  expect((await confirm(token.slice(1))).statusCode).toBe(422)

  expect(await guest.kept()).toMatchObject([{ confirmedAt: null }])
})

test('V008 a network may have five such letters a day sent to an address, and is told so', async () => {
  const guest = newGuest()
  const statuses = []
  for (let asked = 0; asked < 5; asked += 1)
    statuses.push((await guest.ask('term=loutna')).statusCode)
  const body = { email: guest.email.toUpperCase(), query: 'term=loutna', frequency: 'instant' }
  const neighbour = { client: guest.client.replace(/1$/, '2') }
  statuses.push((await call('POST', '/api/front/searches/watch', body, neighbour)).statusCode)

  expect(statuses).toEqual([...Array(5).fill(200), 429])
  expect(await guest.got('confirmWatch')).toHaveLength(5)
  expect(await guest.kept()).toHaveLength(5)
})

test('V008 who asks often takes nothing from the owner of an address', async () => {
  const [owner, other] = [newGuest(), newGuest()]
  for (let asked = 0; asked < 6; asked += 1) await other.ask('term=loutna', 'instant', owner.email)

  expect((await owner.ask('term=harfa')).statusCode).toBe(200)
  expect(await owner.got('confirmWatch')).toHaveLength(6)
})

test('V008 ten networks a day have such letters sent to an address, however many each', async () => {
  const [owner, often] = [newGuest(), newGuest()]
  for (let asked = 0; asked < 5; asked += 1) await often.ask('term=loutna', 'instant', owner.email)
  const statuses = []
  for (let asked = 1; asked < 11; asked += 1)
    statuses.push((await newGuest().ask('term=loutna', 'instant', owner.email)).statusCode)

  expect(statuses).toEqual([...Array(9).fill(200), 429])
})

test('V008 a letter to an address that somebody named has none of their words', async () => {
  const guest = newGuest()
  await guest.ask('term=levneuvery')
  const [letter] = await guest.got('confirmWatch')

  expect(JSON.stringify(letter?.payload)).not.toContain('levneuvery')
})

test('V008 the answer tells nothing of an address, with an account or without one', async () => {
  const guest = newGuest()
  const { email } = await register()
  const answers = [await guest.ask('term=viola'), await guest.ask('term=viola', 'instant', email)]
  const [one, other] = answers.map(({ statusCode, body }) => ({ statusCode, body }))

  expect(other).toEqual(one)
})

test('V008 one sender asks twenty addresses a day at most', async () => {
  const guest = newGuest()
  const statuses = []
  for (let asked = 0; asked < 21; asked += 1)
    statuses.push(
      (await guest.ask('term=buben', 'instant', `cizi.${asked}@posta.example`)).statusCode,
    )

  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(statuses[20]).toBe(429)
})

test('V008 the same search confirmed twice at once is told once', async () => {
  const guest = newGuest()
  await guest.ask('term=basa', 'weekly')
  await guest.ask('term=basa')
  const tokens = [await tokenOf(guest, 'confirmWatch', 1), await tokenOf(guest)]
  const answers = await Promise.all(tokens.map(confirm))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  expect(await guest.kept()).toHaveLength(1)
})

test('V008 an address watches twenty searches of a site at most', async () => {
  const guest = newGuest()
  const createdAt = clock.read()
  const full = Array.from({ length: 20 }, (_, n) => ({
    email: guest.email.toUpperCase(),
    brandCode: 'general' as const,
    createdAt,
    name: `${n}`,
    query: `term=věc${n}`,
    confirmedAt: createdAt,
  }))
  await db.insert(savedSearches).values(full)
  await guest.ask('term=ještě')
  expect((await confirm(await tokenOf(guest))).statusCode).toBe(409)
  await db.delete(savedSearches).where(and(eq(savedSearches.query, 'term=věc0')))

  expect((await confirm(await tokenOf(guest))).statusCode).toBe(200)
})

test('V008 of several confirmed at once, no more than there is room for are watched', async () => {
  const guest = newGuest()
  const createdAt = clock.read()
  await db.insert(savedSearches).values(
    Array.from({ length: 18 }, (_, n) => ({
      email: guest.email,
      brandCode: 'general' as const,
      createdAt,
      confirmedAt: createdAt,
      name: `${n}`,
      query: `term=věc${n}`,
    })),
  )
  for (const word of ['smyčec', 'struna', 'kobylka', 'kolík']) await guest.ask(`term=${word}`)
  const tokens = await Promise.all([0, 1, 2, 3].map((nth) => tokenOf(guest, 'confirmWatch', nth)))
  const answers = await Promise.all(tokens.map(confirm))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409])
})

test('V008 nobody is told of an ad with their own address', async () => {
  const guest = newGuest()
  await watch(guest, 'term=kytara')
  clock.pass(60)
  await newAd('Moje kytara', { email: guest.email.toLowerCase() })
  await send()

  expect(await guest.got('alertDigest')).toEqual([])
})

test.each([
  ['term=k', 'nekdo@posta.example', 'instant', 'query'],
  ['term=kolo', 'nekdo@', 'instant', 'email'],
  ['term=kolo', 'nekdo@posta.example', 'daily', 'frequency'],
])('V008 %s for %s, %s is refused under its field', async (query, email, frequency, field) => {
  const answer = await call('POST', '/api/front/searches/watch', { query, email, frequency })

  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
})

test('V008 P045 an account takes along and deletes what is watched for its confirmed address', async () => {
  const { nickname, email, token } = await register()
  const guest = { ...newGuest(), email }
  const kept = () => db.select().from(savedSearches).where(eq(savedSearches.email, email))
  await call('POST', '/api/front/searches/watch', {
    email,
    query: 'term=flétna',
    frequency: 'weekly',
  })
  const [letter] = (await letters(email)).filter(({ template }) => template === 'confirmWatch')
  await confirm(String(letter?.payload.token))
  const exported = async () =>
    (await call('GET', '/api/auth/user/export', undefined, { token, client: guest.client })).json()
      .data.watchedSearches
  expect(await exported()).toEqual([])

  await db.update(users).set({ emailVerifiedAt: clock.read() }).where(eq(users.nickname, nickname))
  expect(await exported()).toMatchObject([{ name: 'flétna', frequency: 'weekly' }])
  expect(await kept()).toHaveLength(1)
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token })
  expect(await kept()).toEqual([])
})
