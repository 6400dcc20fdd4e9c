import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createLocalityNames } from '../../catalogue/localities/createLocalityNames.ts'
import { createPlaceBook } from '../../catalogue/localities/places/createPlaceBook.ts'
import { openAdIndex } from '../../catalogue/search/ad-index/openAdIndex.ts'
import { createSearchRepository } from '../../catalogue/search/search.repository.ts'
import { createVocabularyRepository } from '../../catalogue/search/vocabulary.repository.ts'
import { createSites } from '../../messages/mail/createSites.ts'
import { alertDigest } from '../../messages/mail/templates/alertDigest.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { users } from '../../platform/database/schema/users.ts'
import { RowsFailed } from '../../platform/jobs/RowsFailed.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'
import { sendAlerts } from './sendAlerts.ts'

const { database, call, register, identity, clock } = await createAccounts()
const { db } = database
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const LIST = '/api/front/me/searches'
const DAY = 86_400
const warn = vi.fn()
const adIndex = openAdIndex(database)
const repository = createSearchRepository(database, adIndex, clock.read, {
  localityNames: createLocalityNames(database),
  placeBook: createPlaceBook(database),
})
const send = (search = repository) =>
  sendAlerts({
    ...identity,
    log: { warn },
    search: { search, vocabulary: createVocabularyRepository(database) },
  })

const createUser = async () => {
  const { nickname, token } = await register()
  const [user] = await db
    .update(users)
    .set({ emailVerifiedAt: clock.read() })
    .where(eq(users.nickname, nickname))
    .returning()
  if (!user) throw new Error('The user was not registered.')
  const save = (query: string, frequency = 'daily') =>
    call('POST', LIST, { query, frequency }, { token })

  return {
    id: user.id,
    token,
    save,
    searches: async () => (await call('GET', LIST, undefined, { token })).json().data,
    letters: () =>
      db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, user.email), eq(outbox.template, 'alertDigest'))),
  }
}
const newAd = (heading: string, more: Partial<typeof ads.$inferInsert> = {}) =>
  addAd(section, { heading, createdAt: clock.read(), publishedAt: clock.read(), ...more })

test('P008 a search is kept by its words, and one that asks for nothing is not', async () => {
  const { save, searches } = await createUser()
  const saved = await save('term=kolo&psc=60200&priceTo=3%20000&type=offer')

  expect(saved.statusCode).toBe(201)
  expect((await save('term=k')).statusCode).toBe(422)
  expect(await searches()).toMatchObject([
    { name: 'kolo, 602\u00a000, do 3\u00a0000\u00a0Kč', frequency: 'daily' },
  ])
})

test('P008 a search saved again, in two windows at once too, is kept once and as it was', async () => {
  const { token, save, searches } = await createUser()
  const [first, second] = await Promise.all([save('term=kolo'), save('term=kolo', 'instant')])
  const again = await save('term=kolo', 'weekly')

  expect([first.statusCode, second.statusCode, again.statusCode]).toEqual([201, 201, 201])
  expect([first, second].map((answer) => answer.json().meta.wasKept).toSorted()).toEqual([
    ...[false, true],
  ])
  const [kept, ...others] = await searches()
  expect(others).toEqual([])
  expect(again.json()).toEqual({ data: kept, meta: { wasKept: true } })
  expect((await save('term=kolo&psc=60200')).json().meta).toEqual({ wasKept: false })

  const path = `${LIST}/${kept.id}`
  await call('PATCH', path, { frequency: 'none' }, { token })
  expect((await save('term=kolo', 'weekly')).json()).toMatchObject({
    data: { id: kept.id, frequency: 'weekly' },
    meta: { wasKept: false },
  })
})

test('P008 a search kept elsewhere, by somebody else or without an account is another one', async () => {
  const [one, other] = [await createUser(), await createUser()]
  const adult = { token: one.token, brand: 'adult' } as const
  const elsewhere = await call('POST', LIST, { query: 'term=kolo', frequency: 'daily' }, adult)

  for (const answer of [elsewhere, await one.save('term=kolo'), await other.save('term=kolo')])
    expect(answer.json().meta).toEqual({ wasKept: false })
})

test('P008 fifty searches are kept and no more, however many are sent at once', async () => {
  const { save, searches } = await createUser()
  for (const word of Array(46).keys()) await save(`term=kolo${word}`)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, word) => save(`term=auto${word}`)),
  )

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array(4).fill(201),
    ...Array(8).fill(422),
  ])
  expect(await searches()).toHaveLength(50)
})

test('P009 a new ad is told once, at its time, and never its own advertiser', async () => {
  const { id, save, letters } = await createUser()
  await newAd('Prodám starý harmonium')
  clock.pass(1)
  await save('term=harmonium')
  clock.pass(60)
  const fresh = await newAd('Harmonium po opravě')
  await newAd('Moje harmonium', { userId: id })
  await newAd('Klavír')
  await send()
  expect(await letters()).toEqual([])

  clock.pass(DAY)
  await Promise.all([send(), send()])
  await send()
  clock.pass(DAY)
  await send()
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.payload).toMatchObject({ total: 1, ads: [{ slug: fresh.slug }] })
})

test('P062 news of a search is told in the browsers of its owner too, once', async () => {
  const { id, save } = await createUser()
  const [browser] = await db
    .insert(pushSubscriptions)
    .values({
      userId: id,
      brandCode: 'general',
      sessionId: 'jedno',
      device: 'Firefox',
      endpoint: `https://push.example/${id}`,
      p256dh: 'p',
      auth: 'a',
      serverKey: 'k',
      createdAt: clock.read(),
    })
    .returning()
  await save('term=basa', 'instant')
  clock.pass(60)
  await newAd('Basa z ořechu')
  await Promise.all([send(), send()])

  const told = await db.select().from(outbox).where(eq(outbox.channel, 'push'))
  expect(told).toMatchObject([
    { recipient: String(browser?.id), payload: { search: 'basa', query: 'term=basa', total: 1 } },
  ])
})

test('P009 who wants letters at once gets them at once, who wants none gets none', async () => {
  const [eager, quiet] = [await createUser(), await createUser()]
  await eager.save('term=tuba', 'instant')
  await quiet.save('term=tuba', 'none')
  clock.pass(60)
  await newAd('Tuba s kufrem')
  await send()

  expect(await eager.letters()).toHaveLength(1)
  expect(await quiet.letters()).toEqual([])
})

test('P009 a search that cannot be looked for keeps no other from its letter', async () => {
  const [unlucky, other] = [await createUser(), await createUser()]
  await unlucky.save('term=zlobivec', 'instant')
  clock.pass(1)
  await other.save('term=kontrabas', 'instant')
  clock.pass(60)
  await newAd('Kontrabas s kufrem')
  const search: typeof repository.search = (scope, terms, options) =>
    JSON.stringify(terms).includes('zlobivec')
      ? Promise.reject(new Error('canceling statement due to statement timeout'))
      : repository.search(scope, terms, options)
  await expect(send({ ...repository, search })).rejects.toBeInstanceOf(RowsFailed)

  expect(await other.letters()).toHaveLength(1)
  expect(await unlucky.letters()).toEqual([])
})

test('P009 a search that means nothing any more goes silent, and its owner sees why', async () => {
  const { id, save, searches } = await createUser()
  await save('term=fagot', 'instant')
  await db.update(savedSearches).set({ query: 'term=&psc=x' }).where(eq(savedSearches.userId, id))
  await send()

  expect(await searches()).toMatchObject([{ frequency: 'none', isMeaningful: false }])
  expect(warn).toHaveBeenCalledOnce()
})

test('P009 one click of its reader or of a mail program ends the letters of a search', async () => {
  const { save, searches, letters } = await createUser()
  await save('term=housle', 'instant')
  clock.pass(60)
  await newAd('Housle')
  await send()
  const [letter] = await letters()
  const { token } = (letter?.payload ?? {}) as { token: string }
  const sites = createSites({ general: 'https://inzrt.example', adult: 'https://p.example' })
  expect(alertDigest(letter?.payload as never, sites.general).unsubscribe).toBe(
    `https://inzrt.example/api/hooks/unsubscribe/${token}`,
  )

  const forged = `${token.split('-')[0]}-${'a'.repeat(43)}`
  expect((await call('POST', `/api/hooks/unsubscribe/${forged}`, {})).statusCode).toBe(404)
  expect(await searches()).toMatchObject([{ frequency: 'instant' }])
  expect((await call('POST', `/api/hooks/unsubscribe/${token}`, {})).statusCode).toBe(200)
  expect(await searches()).toMatchObject([{ frequency: 'none' }])
  expect((await call('POST', '/api/front/searches/unsubscribe', { token })).statusCode).toBe(200)
})

test('P008 a search is changed and deleted by its owner alone', async () => {
  const [owner, other] = [await createUser(), await createUser()]
  const { id } = (await owner.save('term=viola')).json().data
  const path = `${LIST}/${id}`

  expect((await call('PATCH', path, { frequency: 'weekly' }, other)).statusCode).toBe(404)
  await call('DELETE', path, undefined, other)
  expect((await call('PATCH', path, { frequency: 'weekly' }, owner)).statusCode).toBe(200)
  expect(await owner.searches()).toMatchObject([{ frequency: 'weekly' }])
  await call('DELETE', path, undefined, owner)
  expect(await owner.searches()).toEqual([])
})
