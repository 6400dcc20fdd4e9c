import { EXCHANGE_HOURS, EXCHANGE_RETENTION_DAYS, EXCHANGES_OPEN_MAX } from '@inzrt/rules/deal'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createExchanges } from '../../test/createExchanges.ts'

const { database, call, register, clock, addSection, newAd, threeOf, propose, end } =
  await createExchanges()
const { db } = database
const [owner] = await db
  .select({ id: users.id })
  .from(users)
  .where(eq(users.nickname, (await register()).nickname))
const userId = owner?.id ?? 0

test('N012 three who each want what the next one has are all told, once', async () => {
  const [one, other, third] = await threeOf(['harmoniku', 'mandolínu', 'violoncello'])
  expect((await Promise.all([propose(), propose()])).toSorted()).toEqual([0, 1])
  clock.pass(3600)
  await Promise.all([propose(), propose()])

  const [letter, ...more] = await one.letters('exchangeFound')
  expect(more).toEqual([])
  expect(letter?.payload).toMatchObject({
    own: one.heading,
    others: [{ slug: other.slug }, { slug: third.slug }],
  })
  expect(await other.letters('exchangeFound')).toHaveLength(1)
  const slugs = (await third.read()).ads.map(({ slug }: { slug: string }) => slug)
  expect(slugs).toEqual([third.slug, one.slug, other.slug])
})

test('N012 two who want each other’s things need no third', async () => {
  const one = await newAd('Vyměním sekačku', 'vrtačka, bruska')
  const other = await newAd('Vyměním vrtačku', 'sekačka, bagr')
  const third = await newAd('Vyměním bagr', 'sekačka')
  expect(await propose()).toBe(1)

  const { ads: shown, state } = await one.read()
  expect(shown.map(({ slug }: { slug: string }) => slug)).toEqual([one.slug, other.slug])
  expect(state).toBe('open')
  expect(await third.letters('exchangeFound')).toEqual([])
})

test('N012 contacts are given once all agree, and to nobody before', async () => {
  const [one, other, third] = await threeOf(['křeslo', 'pohovku', 'komodu'])
  await propose()
  expect(await one.answer('agree')).toMatchObject({ hasAgreed: true, agreed: 1, state: 'open' })
  expect(await other.answer('agree')).toMatchObject({ agreed: 2, state: 'open' })
  expect(await db.select().from(conversations).where(eq(conversations.adId, one.id))).toEqual([])

  const done = await third.answer('agree')
  expect(done).toMatchObject({ agreed: 3, state: 'agreed' })
  expect(done.conversation).toMatch(/^\/zpravy\/\d+#klic=/)
  for (const [buyer, seller] of [
    [one, other],
    [other, third],
    [third, one],
  ] as const) {
    const [conversation] = await db
      .select()
      .from(conversations)
      .where(eq(conversations.adId, seller.id))
    expect(conversation?.buyerEmail).toBe(buyer.email)
    const said = await db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversation?.id ?? 0))
    expect(said).toHaveLength(1)
    expect(JSON.stringify(said)).not.toContain('@')
    expect(await buyer.letters('exchangeAgreed')).toHaveLength(1)
    expect(await seller.letters('adMessage')).toHaveLength(1)
  }
})

test('N012 one who agrees twice agrees once, and the last two at one moment open it once', async () => {
  const one = await newAd('Vyměním xylofon', 'tympány')
  const other = await newAd('Vyměním tympány', 'xylofon')
  await propose()
  await one.answer('agree')
  expect(await one.answer('agree')).toMatchObject({ agreed: 1, state: 'open' })
  await Promise.all([other.answer('agree'), other.answer('agree'), one.answer('agree')])

  expect(await other.read()).toMatchObject({ agreed: 2, state: 'agreed' })
  expect(await other.answer('decline')).toMatchObject({ state: 'agreed' })
  const begun = await db.select().from(conversations).where(eq(conversations.adId, other.id))
  expect(begun).toHaveLength(1)
  const [[told, ...more], [first]] = [
    await one.letters('exchangeAgreed'),
    await other.letters('adMessage'),
  ]
  expect(more).toEqual([])
  expect(told?.payload).toMatchObject({ path: (await one.read()).conversation })
  expect(first?.payload).toMatchObject({ path: (await other.read()).conversation })
})

test('N012 one who agreed may take it back, counts no more and gets no letter of it', async () => {
  const [one, other, third] = await threeOf(['trumpetu', 'lesní roh', 'pozoun'])
  await propose()
  await one.answer('agree')
  await other.answer('agree')
  expect(await one.answer('decline')).toMatchObject({ state: 'declined', hasAgreed: false })

  expect(await third.read()).toMatchObject({ state: 'declined', agreed: 1 })
  expect(await one.letters('exchangeEnded')).toEqual([])
  expect(await other.letters('exchangeEnded')).toHaveLength(1)
})

test('N012 one who declines ends it; those who had agreed are told without a name', async () => {
  const [one, other, third] = await threeOf(['stan', 'spacák', 'karimatku'])
  await propose()
  await one.answer('agree')
  expect(await other.answer('decline')).toMatchObject({ state: 'declined' })

  expect(await third.answer('agree')).toMatchObject({ state: 'declined', agreed: 1 })
  const [letter] = await one.letters('exchangeEnded')
  expect(letter?.payload).toEqual({ own: one.heading, slug: one.slug })
  expect(await other.letters('exchangeEnded')).toEqual([])
  expect(await third.letters('exchangeEnded')).toEqual([])
})

test('N012 an exchange that not all agreed to in three days is over', async () => {
  const [one, other] = await threeOf(['psací stroj', 'gramofon', 'magnetofon'])
  await propose()
  await one.answer('agree')
  clock.pass(EXCHANGE_HOURS * 3600 - 60)
  await end()
  expect(await other.read()).toMatchObject({ state: 'open' })
  clock.pass(120)
  expect(await other.read()).toMatchObject({ state: 'expired' })
  expect(await other.answer('agree')).toMatchObject({ state: 'expired', agreed: 1 })
  await end()

  expect(await one.letters('exchangeEnded')).toHaveLength(1)
  clock.pass(EXCHANGE_RETENTION_DAYS * 86_400 - 3600)
  await end()
  const path = `/api/front/exchange?token=${await one.token()}`
  expect((await call('GET', path)).statusCode).toBe(200)
  clock.pass(2 * 3600)
  await end()
  expect((await call('GET', path)).statusCode).toBe(404)
})

test('N012 an exchange that was agreed is forgotten as well', async () => {
  const one = await newAd('Vyměním hoboj', 'klarinet')
  const other = await newAd('Vyměním klarinet', 'hoboj')
  await propose()
  await one.answer('agree')
  await other.answer('agree')
  clock.pass(EXCHANGE_RETENTION_DAYS * 86_400 - 60)
  await end()
  expect(await one.read()).toMatchObject({ state: 'agreed' })
  clock.pass(120)
  await end()

  expect((await one.ask()).statusCode).toBe(404)
})

test('N012 who deleted the own ad gets no letter of the end of its exchange', async () => {
  const one = await newAd('Vyměním pianino', 'cembalo', { userId })
  const other = await newAd('Vyměním cembalo', 'pianino')
  await propose()
  await one.answer('agree')
  await one.change({ state: 'deleted' })
  await other.answer('agree')

  expect(await other.read()).toMatchObject({ state: 'expired' })
  expect(await one.letters('exchangeEnded')).toEqual([])
})

test('N012 an ad that is gone takes its exchange along', async () => {
  const [one, other] = await threeOf(['kajak', 'kánoi', 'raft'])
  await propose()
  await one.answer('agree')
  await db.update(ads).set({ state: 'closed', closedReason: 'sold' }).where(eq(ads.id, other.id))

  expect(await one.read()).toMatchObject({ state: 'expired' })
  expect(await other.answer('agree')).toMatchObject({ state: 'expired' })
  expect(await one.letters('exchangeEnded')).toHaveLength(1)
})

const hidden = await addSection({ isActive: false })
const dating = await addSection({ isDating: true })
test.each([
  ['sells it', { type: 'offer' }],
  ['is not shown', { state: 'paused' }],
  ['is in a hidden section', { sectionId: hidden.id }],
  ['looks for company', { sectionId: dating.id }],
  ['takes no messages', { showEmail: false }],
  ['never proved an address', { emailVerifiedAt: null }],
  ['is somebody with the same address', { email: 'tyz@example.cz' }],
  ['is somebody with the same account', { userId, email: 'druhy@example.cz' }],
] as const)('N012 one who %s is no part of an exchange', async (what, more) => {
  const thing = `raketa${what.replace(/[^a-z]/g, '')}`
  await newAd(`Vyměním ${thing}`, 'luk', { userId, email: 'tyz@example.cz' })
  const other = await newAd('Vyměním luk', thing, more)
  await propose()

  expect(await other.letters('exchangeFound')).toEqual([])
})

test('N012 an ad changed later is looked at again', async () => {
  const one = await newAd('Vyměním kompas', 'buzola')
  const other = await newAd('Vyměním buzolu', 'dalekohled')
  await propose()
  expect(await one.letters('exchangeFound')).toEqual([])
  clock.pass(60)
  const attributes = { vymenou: 'kompas' }
  await db.update(ads).set({ attributes, updatedAt: clock.read() }).where(eq(ads.id, other.id))
  await propose()

  expect(await one.letters('exchangeFound')).toHaveLength(1)
})

test('N012 nobody waits for more than a few answers at one time', async () => {
  const wanted = await newAd('Vyměním lyže', 'běžky')
  for (let more = 0; more <= EXCHANGES_OPEN_MAX; more += 1) await newAd('Vyměním běžky', 'lyže')
  clock.pass(60)
  await propose()
  expect(await wanted.letters('exchangeFound')).toHaveLength(EXCHANGES_OPEN_MAX)
  await wanted.answer('decline')
  await propose()

  expect(await wanted.letters('exchangeFound')).toHaveLength(EXCHANGES_OPEN_MAX + 1)
})

test('N012 who wants no more letters gets none; a foreign or cut link opens nothing', async () => {
  const one = await newAd('Vyměním akvárium', 'terárium')
  const other = await newAd('Vyměním terárium', 'akvárium')
  await propose()
  const [letter] = await one.letters('exchangeFound')
  const { token } = (letter?.payload ?? {}) as { token: string }
  expect((await call('POST', `/api/hooks/unsubscribe/${token}`, {})).statusCode).toBe(200)
  await newAd('Vyměním terárium a světlo', 'akvárium')
  await propose()

  expect(await one.letters('exchangeFound')).toHaveLength(1)
  const key = await other.token()
  const forged = `${key.split('-')[0]}-${'a'.repeat(43)}`
  expect((await call('GET', `/api/front/exchange?token=${forged}`)).statusCode).toBe(404)
  expect((await call('GET', `/api/front/exchange?token=${key.slice(0, -1)}`)).statusCode).toBe(400)
})

test('N012 the two sites never meet in an exchange', async () => {
  const one = await newAd('Vyměním kulečník', 'ping-pong')
  const adult = await addSection({ brandCode: 'adult' })
  const other = await newAd('Vyměním ping-pong', 'kulečník', {
    sectionId: adult.id,
    brandCode: 'adult',
  })
  await propose()

  expect(await one.letters('exchangeFound')).toEqual([])
  expect(await other.letters('exchangeFound')).toEqual([])
})

test('N012 the owner of an ad sees its exchanges, and nobody else does', async () => {
  const { token, nickname } = await register()
  const [owner] = await db.select().from(users).where(eq(users.nickname, nickname))
  const one = await newAd('Vyměním zvonkohru', 'flétna', { userId: owner?.id ?? null })
  const other = await newAd('Vyměním flétnu', 'zvonkohra')
  await propose()
  const path = `/api/front/inzrts/${one.slug}/exchanges`
  const listed = (await call('GET', path, undefined, { token })).json().data
  expect(listed).toMatchObject([{ state: 'open', token: await one.token() }])
  expect(listed[0].ads[1].slug).toBe(other.slug)
  expect((await call('GET', path)).statusCode).toBe(403)
  expect((await call('GET', path, undefined, { brand: 'adult', token })).statusCode).toBe(404)
  await one.change({ emailVerifiedAt: null })
  expect((await call('GET', path, undefined, { token })).json().data).toEqual([])
  await one.change({ emailVerifiedAt: clock.read() })
  await other.answer('decline')

  expect((await call('GET', path, undefined, { token })).json().data).toEqual([])
})
