import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../platform/database/schema/auditLog.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createDealers } from '../../test/createDealers.ts'

const dealers = await createDealers()
const { database, identity, call, letters, addMember, begin, handOver, rate } = dealers
const { read, report, profileOf, addNamedAd, addAd, keyIn } = dealers
const { db } = database

const moderator = await (async () => {
  const { userId } = await addMember()
  await db.update(users).set({ scope: 'moderator' }).where(eq(users.id, userId))
  const { access_token: token } = await db.transaction((tx) =>
    identity.sessions.begin(tx, { userId, scope: 'moderator', device: 'Firefox, Linux' }),
  )

  return { token }
})()

const list = async () => (await call('GET', '/api/admin/ratings', undefined, moderator)).json().data
const decide = (
  id: number,
  verdict: string,
  answer = 'Jsou to urážky, ne hodnocení obchodu.',
  reports = 1,
) => call('POST', `/api/admin/ratings/${id}`, { verdict, answer, reports }, moderator)

/** A rating of a seller that everybody reads. */
const addRating = async (text: string) => {
  const seller = await addMember()
  const ad = await addNamedAd(seller)
  await addNamedAd(seller)
  const buyer = await addMember()
  const id = await begin(ad.slug, buyer)
  await handOver(id, seller, buyer)
  await rate(id, seller, 5)
  const { own } = (await rate(id, buyer, 1, text)).json().data

  return { seller, buyer, id, ratingId: own.id as number }
}

test('P035 a reported rating waits at the desk with its reporters’ words, each counted once', async () => {
  const { seller, ratingId } = await addRating('Zloděj a\u00a0lhář!')
  expect((await report(ratingId, 'Je to celé lež.')).json().message).toContain('přijali')
  await report(ratingId, 'Uráží mě tu.', seller)
  const client = '198.51.100.7'
  for (const explanation of ['Poprvé, od jednoho.', 'Podruhé, od téhož.'])
    await call('PUT', `/api/front/ratings/${ratingId}/report`, { explanation }, { client })

  expect((await list()).find(({ id }: { id: number }) => id === ratingId)).toMatchObject({
    stars: 1,
    text: 'Zloděj a\u00a0lhář!',
    ratedAs: 'seller',
    nickname: seller.nickname,
    reports: { total: 3, explanations: ['Je to celé lež.', 'Uráží mě tu.', 'Poprvé, od jednoho.'] },
  })
})

test('P035 a rating removed by a moderator is hidden, explained to its author and logged', async () => {
  const { seller, buyer, id, ratingId } = await addRating('Zloděj!')
  await report(ratingId, 'Uráží mě tu.')
  expect((await decide(ratingId, 'upheld', 'Ne.')).statusCode).toBe(422)
  expect((await decide(ratingId, 'upheld')).statusCode).toBe(200)

  expect(await profileOf(seller.nickname)).toMatchObject({ ratings: [] })
  expect(await profileOf(seller.nickname)).not.toHaveProperty('rating')
  expect((await read(id, seller)).ratings.theirs).toBeNull()
  expect((await read(id, buyer)).ratings).toMatchObject({ isOwnRemoved: true, can: ['answer'] })
  expect((await letters(buyer.email))[0]).toMatchObject({
    template: 'ratingRemoved',
    payload: { stars: 1, text: 'Zloděj!' },
  })
  const isOf = and(eq(auditLog.entity, 'rating'), eq(auditLog.entityId, ratingId))
  expect(await db.select().from(auditLog).where(isOf)).toMatchObject([{ action: 'upheld' }])
  expect((await decide(ratingId, 'dismissed')).statusCode).toBe(409)
  expect((await report(ratingId, 'Znovu totéž.')).statusCode).toBe(404)
})

test('P035 a moderator removes an answer alone; the rating stays, and takes no other answer', async () => {
  const { seller, buyer, id, ratingId } = await addRating('Přišel o\u00a0hodinu později.')
  await report(ratingId, 'Odpověď mě uráží.')
  expect((await decide(ratingId, 'answer')).json().errors.verdict).toHaveLength(1)
  const answer = (text: string) =>
    call('PUT', `/api/front/conversations/${id}/rating/answer`, { text }, { token: seller.token })
  expect((await answer('Jste hlupák.')).statusCode).toBe(200)
  expect((await decide(ratingId, 'answer', 'Odpověď uráží.')).statusCode).toBe(200)

  expect((await profileOf(seller.nickname)).ratings).toMatchObject([
    { text: 'Přišel o\u00a0hodinu později.', answer: null },
  ])
  expect((await read(id, buyer)).ratings).toMatchObject({ own: { answer: null } })
  expect((await read(id, seller)).ratings.can).toEqual([])
  expect((await answer('Přesto hlupák.')).statusCode).toBe(409)
  expect((await letters(seller.email))[0]).toMatchObject({
    template: 'ratingRemoved',
    payload: { text: 'Jste hlupák.', isAnswer: true },
  })
  const isOf = and(eq(auditLog.entity, 'rating'), eq(auditLog.entityId, ratingId))
  expect(await db.select().from(auditLog).where(isOf)).toMatchObject([
    { action: 'upheld', detail: { isAnswer: true } },
  ])
})

test('P035 who wrote a rating is told of it also once the conversation is gone', async () => {
  const { buyer, id, ratingId } = await addRating('Podvodník!')
  await report(ratingId, 'Uráží mě tu.')
  await db.delete(conversations).where(eq(conversations.id, id))
  expect((await decide(ratingId, 'upheld')).statusCode).toBe(200)

  expect((await letters(buyer.email))[0]).toMatchObject({
    template: 'ratingRemoved',
    payload: { heading: null, text: 'Podvodník!' },
  })
})

test('P035 a moderator is told of a report that came while they decided', async () => {
  const { seller, ratingId } = await addRating('Zloděj!')
  await report(ratingId, 'Uráží mě tu.')
  await report(ratingId, 'Uráží i\u00a0mě.')
  const early = await decide(ratingId, 'upheld')

  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'Mezitím přišlo další hlášení. Přečtěte si ho a\u00a0rozhodněte znovu.',
  ])
  expect((await profileOf(seller.nickname)).ratings).toHaveLength(1)
  expect((await decide(ratingId, 'upheld', undefined, 2)).statusCode).toBe(200)
})

test('P035 no moderator decides about a rating from a deal of their own', async () => {
  const { seller, ratingId } = await addRating('Nikdo tam nebyl.')
  await report(ratingId, 'Nelíbí se mi.')
  await db.update(users).set({ scope: 'moderator' }).where(eq(users.id, seller.userId))
  const { access_token: token } = await db.transaction((tx) =>
    identity.sessions.begin(tx, {
      userId: seller.userId,
      scope: 'moderator',
      device: 'Firefox, Linux',
    }),
  )
  const body = { verdict: 'upheld', answer: 'Je to o\u00a0mně a\u00a0nelíbí se mi to.', reports: 1 }
  const own = await call('POST', `/api/admin/ratings/${ratingId}`, body, { token })

  expect(own.statusCode).toBe(403)
  expect((await profileOf(seller.nickname)).ratings).toHaveLength(1)
})

test('P035 a rating that is fair stays; somebody else may report it again', async () => {
  const { seller, ratingId } = await addRating('Přišel o\u00a0hodinu později.')
  await report(ratingId, 'Nelíbí se mi.')
  await decide(ratingId, 'dismissed', 'Popisuje, jak obchod proběhl.')
  const ids = async () => (await list()).map(({ id }: { id: number }) => id)
  expect(await ids()).not.toContain(ratingId)
  expect((await profileOf(seller.nickname)).ratings).toHaveLength(1)
  await report(ratingId, 'Je to jinak.')

  expect(await ids()).toContain(ratingId)
})

test('P035 a rating that two people see is reported by them alone, a hidden one by nobody', async () => {
  const email = 'prodejce.hlasi@posta.example'
  const { ad } = await addAd({ userId: null, email })
  const buyer = await addMember()
  const id = await begin(ad.slug, buyer)
  const seller = await keyIn(email)
  await handOver(id, seller, buyer)
  const { own } = (await rate(id, buyer, 1, 'Zloděj!')).json().data
  const before = await report(own.id, 'Uráží mě tu.', seller)
  await rate(id, seller, 5)
  const answers = [
    before,
    await report(own.id, 'Uráží ho.'),
    await report(own.id, 'Uráží ho.', await addMember()),
    await report(2_147_483_647, 'Není tu.'),
    await report(own.id, 'Uráží mě tu.', seller),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 200])
})
