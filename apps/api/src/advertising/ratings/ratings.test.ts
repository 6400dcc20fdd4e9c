import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import { ratings } from '../../platform/database/schema/ratings.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createDealers } from '../../test/createDealers.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { somebodyWaits } from '../../test/somebodyWaits.ts'
import { purgeRatings } from './purgeRatings.ts'

const dealers = await createDealers()
const { database, call, letters, clock, addMember, begin, keyIn } = dealers
const { read, handOver, rate, answer, profileOf, addAd, addNamedAd, change, logIn } = dealers
const { db } = database

const DAY = 86_400

/** Two with accounts, after the handing over; the ad stands under its seller's nickname. */
const deal = async ({ isNamed = true } = {}) => {
  const seller = await addMember()
  const named = await addNamedAd(seller)
  const { ad } = isNamed
    ? { ad: await addNamedAd(seller) }
    : await addAd({ userId: seller.userId, email: seller.email, nickname: null })
  const buyer = await addMember()
  const id = await begin(ad.slug, buyer)
  await handOver(id, seller, buyer)

  return { seller, buyer, id, named }
}

test('P035 both rate after the handover, and see the other’s rating only after their own', async () => {
  const { seller, buyer, id } = await deal()
  const first = await rate(id, buyer, 4, 'Vše v\u00a0pořádku.')
  expect(first.json().data).toMatchObject({
    own: { stars: 4, answer: null },
    theirs: null,
    isShown: false,
    can: [],
  })
  expect((await read(id, seller)).ratings).toMatchObject({ theirs: null, can: ['rate'] })
  expect((await profileOf(seller.nickname)).ratings).toEqual([])
  expect((await letters(seller.email))[0]).toMatchObject({
    template: 'dealRated',
    payload: { isShown: false, path: `/zpravy/${id}` },
  })

  expect((await rate(id, seller, 5)).json().data).toMatchObject({
    isShown: true,
    theirs: { stars: 4, text: 'Vše v\u00a0pořádku.' },
    can: ['answer'],
  })
  expect((await read(id, buyer)).ratings.theirs).toMatchObject({ stars: 5, text: null })
  expect((await letters(buyer.email))[0]?.payload).toMatchObject({ isShown: true })
  expect(await profileOf(seller.nickname)).toMatchObject({
    rating: { average: 4, count: 1 },
    ratings: [{ stars: 4, ratedAs: 'seller' }],
  })
})

test('P035 what one wrote is shown alone after 14 days, and then nobody rates any more', async () => {
  const { seller, buyer, id } = await deal()
  await rate(id, buyer, 2, 'Nepřišel včas.')
  clock.pass(14 * DAY - 60)
  const again = await logIn(seller)
  expect((await read(id, again)).ratings).toMatchObject({ theirs: null, can: ['rate'] })
  clock.pass(120)

  expect((await read(id, again)).ratings).toMatchObject({
    theirs: { stars: 2 },
    own: null,
    isShown: true,
    can: ['answer'],
  })
  expect((await rate(id, again, 1)).statusCode).toBe(409)
  expect((await profileOf(seller.nickname)).rating).toEqual({ average: 2, count: 1 })
})

test('P035 nobody rates before both said that it was handed over, and nobody twice', async () => {
  const { seller, ad } = await addAd()
  const buyer = await addMember()
  const id = await begin(ad.slug, buyer)
  expect((await read(id, buyer)).ratings).toBeNull()
  expect((await rate(id, buyer, 5)).statusCode).toBe(403)
  await change(id, seller, 'reserve')
  await change(id, seller, 'confirm')
  expect((await rate(id, buyer, 5)).statusCode).toBe(403)
  await change(id, buyer, 'confirm')
  const both = await Promise.all([rate(id, buyer, 5), rate(id, buyer, 1)])

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await db.select().from(ratings).where(eq(ratings.conversationId, id))).toHaveLength(1)
  const outsider = await addMember()
  expect((await rate(id, outsider, 5)).statusCode).toBe(404)
})

test.each([
  ['one mailbox', { email: 'jana.k+kola@gmail.com' }, { email: 'j.anak@googlemail.com' }],
  [
    'one telephone',
    { phone: '+420777000111', phoneVerifiedAt: new Date() },
    { phone: '+420777000111', phoneVerifiedAt: new Date() },
  ],
])('P035 two accounts of one person do not rate each other: %s', async (...row) => {
  const [, ofSeller, ofBuyer] = row
  const seller = await addMember()
  const buyer = await addMember()
  const { ad } = await addAd({ userId: seller.userId, email: seller.email })
  await db.update(users).set(ofSeller).where(eq(users.id, seller.userId))
  await db.update(users).set(ofBuyer).where(eq(users.id, buyer.userId))
  const id = await begin(ad.slug, buyer)
  await handOver(id, seller, buyer)
  const refused = await rate(id, buyer, 5, 'Skvělý prodejce.')

  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    expect.stringContaining('podle všeho stejný člověk'),
  ])
  expect((await read(id, seller)).ratings.can).toEqual([])
})

test('P035 nobody rates oneself as a guest, by another name of one’s mailbox', async () => {
  const seller = await addMember()
  const email = 'prodejce.sam@posta.example'
  await db.update(users).set({ email }).where(eq(users.id, seller.userId))
  const { ad } = await addAd({ userId: seller.userId, email })
  const guest = 'prodejce.sam+2@posta.example'
  await begin(ad.slug, {}, { email: guest })
  const { id, key } = await keyIn(guest)
  await handOver(id, seller, { key })

  for (const refused of [await rate(id, { key }, 5), await rate(id, seller, 5)])
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      expect.stringContaining('podle všeho stejný člověk'),
    ])
  expect(await db.select().from(ratings).where(eq(ratings.conversationId, id))).toEqual([])
})

test('P035 nobody rates oneself by an ad that became theirs', async () => {
  const { seller, ad } = await addAd()
  const buyer = await addMember()
  const id = await begin(ad.slug, buyer)
  await handOver(id, seller, buyer)
  await db.update(ads).set({ userId: buyer.userId }).where(eq(ads.id, ad.id))
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, buyer.userId))

  expect((await rate(id, buyer, 5)).statusCode).toBe(403)
})

test('P035 nobody is kept from rating by their number, which the other one wrote down', async () => {
  const seller = await addMember()
  const buyer = await addMember()
  const { ad } = await addAd({ userId: seller.userId, email: seller.email })
  const proved = { phone: '+420777000222', phoneVerifiedAt: new Date() }
  await db.update(users).set(proved).where(eq(users.id, seller.userId))
  await db
    .update(users)
    .set({ phone: '+420777000222', phoneVerifiedAt: null })
    .where(eq(users.id, buyer.userId))
  const id = await begin(ad.slug, buyer, { question: 'call', phoneNumber: '+420777000222' })
  await handOver(id, seller, buyer)

  expect((await rate(id, seller, 1, 'Nezaplatil celou cenu.')).statusCode).toBe(200)
})

test('P035 P045 who is deleted while they are rated has no rating and gets no letter', async () => {
  const { seller, buyer, id } = await deal()
  const rating = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, buyer.userId)).for('update')
    const asked = rate(id, seller, 1, 'Nepřišel.')
    await somebodyWaits(database)
    await tx.update(users).set({ deletedAt: clock.read() }).where(eq(users.id, buyer.userId))
    await tx
      .update(conversations)
      .set({ buyerId: null, buyerName: null })
      .where(eq(conversations.id, id))

    return { asked }
  })

  expect((await rating.asked).statusCode).toBe(200)
  expect(await db.select().from(ratings).where(eq(ratings.ratedId, buyer.userId))).toEqual([])
  expect((await letters(buyer.email)).map(({ template }) => template)).not.toContain('dealRated')
})

test('P035 guests rate by a link; the rating of an ad without a nickname is seen by the two', async () => {
  const email = 'prodejce.hodnoceny@posta.example'
  const { ad } = await addAd({ userId: null, email })
  await begin(ad.slug, {}, { email: 'kupec.hodnoceny@posta.example' })
  const seller = await keyIn(email)
  const buyer = await keyIn('kupec.hodnoceny@posta.example')
  const { id } = seller
  await handOver(id, seller, buyer)
  expect((await rate(id, { key: `${buyer.key.slice(0, -2)}AA` }, 5)).statusCode).toBe(404)
  expect((await rate(id, buyer, 3, 'Koloběžka jezdí.')).statusCode).toBe(200)
  expect((await rate(id, seller, 5)).json().data.theirs).toMatchObject({ stars: 3 })
  const [letter] = await letters('kupec.hodnoceny@posta.example')
  expect(letter?.payload).toMatchObject({ path: expect.stringContaining('#klic=') })

  const unnamed = await deal({ isNamed: false })
  await rate(unnamed.id, unnamed.buyer, 1, 'Tajné.')
  await rate(unnamed.id, unnamed.seller, 5)
  expect((await read(unnamed.id, unnamed.seller)).ratings.theirs).toMatchObject({ stars: 1 })
  const kept = await db.select().from(ratings).where(eq(ratings.conversationId, unnamed.id))
  expect(kept.find(({ side }) => side === 'buyer')?.ratedId).toBeNull()
})

test('P035 the rated one answers once, and everybody reads it', async () => {
  const { seller, buyer, id } = await deal()
  await rate(id, buyer, 3, 'Přišel pozdě.')
  expect((await answer(id, seller, 'Ujel mi vlak.')).statusCode).toBe(409)
  await rate(id, seller, 5)
  expect((await answer(id, buyer, 'volejte 777 123 456')).statusCode).toBe(422)
  expect((await answer(id, seller, 'Ujel mi vlak.')).json().data).toMatchObject({
    theirs: { answer: 'Ujel mi vlak.' },
    can: [],
  })

  expect((await answer(id, seller, 'A\u00a0pršelo.')).statusCode).toBe(409)
  expect((await read(id, buyer)).ratings.own.answer).toBe('Ujel mi vlak.')
  expect((await profileOf(seller.nickname)).ratings[0]).toMatchObject({ answer: 'Ujel mi vlak.' })
})

test.each([
  ['no star', { stars: 0 }, 'stars'],
  ['six stars', { stars: 6 }, 'stars'],
  ['half a star', { stars: 4.5 }, 'stars'],
  ['words for stars', { stars: '5' }, 'stars'],
  ['a telephone', { stars: 5, text: 'Volejte 777 123 456.' }, 'text'],
  ['a web', { stars: 5, text: 'Víc na www.obchod.cz' }, 'text'],
  ['a long text', { stars: 5, text: 'a'.repeat(501) }, 'text'],
])('P035 a rating with %s is refused at its field', async (_, body, field) => {
  const { buyer, id } = await deal()
  const way = { token: buyer.token, client: '2001:db8:3::1' }
  const refused = await call('PUT', `/api/front/conversations/${id}/rating`, body, way)

  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]])
})

test('P035 the page of an ad tells how its seller is rated; one without a nickname does not', async () => {
  const { seller, buyer, id, named } = await deal()
  await rate(id, buyer, 4)
  await rate(id, seller, 4)
  const { ad: unnamed } = await addAd({ userId: seller.userId, nickname: null })
  const advertiserOf = async (slug: string) =>
    (await call('GET', `/api/front/slug/${slug}?include=advertiser`)).json().data.advertiser.data

  expect((await advertiserOf(named.slug)).rating).toEqual({ average: 4, count: 1 })
  expect(await advertiserOf(unnamed.slug)).not.toHaveProperty('rating')
})

test('P035 what one person says in a year counts once', async () => {
  const { seller, buyer, id } = await deal()
  const sell = async (to: typeof buyer, stars: number) => {
    const ad = await addNamedAd(seller)
    const next = await begin(ad.slug, to)
    await handOver(next, seller, to)
    await rate(next, to, stars)
    await rate(next, seller, 5)
  }
  await rate(id, buyer, 5)
  await rate(id, seller, 5)
  await sell(buyer, 4)
  await sell(await addMember(), 2)

  const { rating, ratings } = await profileOf(seller.nickname)
  expect(ratings).toHaveLength(3)
  expect(rating).toEqual({ average: 3.3, count: 2 })
})

test('P045 P035 with an account goes what is said of it and what it said; its stars stay', async () => {
  const one = await deal()
  await rate(one.id, one.buyer, 2, 'Slova kupce.')
  await rate(one.id, one.seller, 3, 'Slova prodejce.')
  const data = async (token: string) =>
    (await call('GET', '/api/auth/user/export', undefined, { token })).json().data
  expect(await data(one.seller.token)).toMatchObject({
    receivedRatings: [{ stars: 2, text: 'Slova kupce.' }],
    givenRatings: [{ stars: 3, text: 'Slova prodejce.' }],
  })
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: one.buyer.token })

  const kept = await profileOf(one.seller.nickname)
  expect(kept.ratings).toMatchObject([{ stars: 2, text: null }])
  const rows = await db.select().from(ratings).where(eq(ratings.ratedId, one.buyer.userId))
  expect(rows).toEqual([])
})

test('P045 P035 a rating not shown yet is in the export of who wrote it alone', async () => {
  const { seller, buyer, id } = await deal()
  await rate(id, buyer, 1, 'Ještě skryté.')
  const told = (token: string) => call('GET', '/api/auth/user/export', undefined, { token })

  expect((await told(seller.token)).body).not.toContain('Ještě skryté.')
  expect((await told(buyer.token)).json().data.givenRatings).toMatchObject([{ stars: 1 }])
})

test('P045 P035 a rating is kept for three years; without a profile as long as its conversation', async () => {
  const named = await deal()
  const unnamed = await deal({ isNamed: false })
  for (const { id, buyer } of [named, unnamed]) {
    await rate(id, buyer, 5)
    await db.delete(conversations).where(eq(conversations.id, id))
  }
  const countOf = async () => (await db.select().from(ratings)).length
  const before = await countOf()
  await purgeRatings(database, clock.read)
  expect(await countOf()).toBe(before - 1)
  const inThreeYears = (seconds: number) => () => {
    const then = new Date(clock.read().getTime() + seconds * 1_000)
    then.setUTCFullYear(then.getUTCFullYear() + 3)

    return then
  }
  await purgeRatings(database, inThreeYears(-1))
  expect(await countOf()).toBeGreaterThan(0)
  await purgeRatings(database, inThreeYears(1))

  expect(await countOf()).toBe(0)
})

test('P045 a deleted account takes its conversations and ratings along, and nobody else’s', async () => {
  const [ofSeller, ofBuyer] = [await deal(), await deal()]
  const other = await deal({ isNamed: false })
  for (const { id, buyer } of [ofSeller, ofBuyer, other]) await rate(id, buyer, 5, 'Vše klaplo.')
  const left = (id: number) =>
    Promise.all([
      db.$count(conversations, eq(conversations.id, id)),
      db.$count(messages, eq(messages.conversationId, id)),
      db.$count(ratings, eq(ratings.conversationId, id)),
    ])
  const before = await left(other.id)
  for (const { token } of [ofSeller.seller, ofBuyer.buyer])
    await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: String(token) })

  expect(before).toEqual([1, expect.any(Number), 1])
  expect(await left(ofSeller.id)).toEqual([0, 0, 0])
  expect(await left(other.id)).toEqual(before)
  expect((await read(other.id, other.buyer)).side).toBe('buyer')
})
