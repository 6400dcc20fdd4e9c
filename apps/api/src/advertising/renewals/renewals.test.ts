import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expireAds } from '../../catalogue/ads/expireAds.ts'
import { createSectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createShop } from '../../test/createShop.ts'
import { TOKEN_KEY } from '../../test/secrets.ts'
import { createLetterLinks } from '../orders/createLetterLinks.ts'
import { endDuePromos } from '../promos/endDuePromos.ts'
import { rotateTopped } from '../promos/rotateTopped.ts'
import { askFreshness } from './askFreshness.ts'
import { notifyExpiring } from './notifyExpiring.ts'

const shop = await createShop()
const { database, clock, identity, addAd, free, paid, stored, call, letters, bring } = shop
const parts = {
  database,
  outbox: identity.outbox,
  clock: clock.read,
  sections: createSectionsRepository(database),
  links: createLetterLinks(deriveKey(TOKEN_KEY.secret, 'letter links')),
}
const inDays = (days: number) => new Date(clock.read().getTime() + days * DAY_MS)
const guestAd = (email: string, changes: object = {}) =>
  addAd(free, {
    email,
    emailVerifiedAt: clock.read(),
    publishedAt: clock.read(),
    validUntil: inDays(14),
    ...changes,
  })
const lettersOf = async (email: string, template: string) =>
  (await letters(email)).filter((letter) => letter.template === template)
const tokenOf = (letter: { payload: Record<string, unknown> } | undefined) =>
  String(letter?.payload.token)

test('P054 the end is announced three days before and on its day, and a click renews', async () => {
  const email = 'konec@posta.example'
  const { slug } = await guestAd(email, { validUntil: inDays(4) })
  await notifyExpiring(parts)
  expect(await lettersOf(email, 'adExpiring')).toEqual([])
  clock.pass(1.5 * 86_400)
  await notifyExpiring(parts)
  await notifyExpiring(parts)
  expect(await lettersOf(email, 'adExpiring')).toHaveLength(1)

  clock.pass(3 * 86_400)
  await expireAds(database, clock.read)
  await notifyExpiring(parts)
  await notifyExpiring(parts)
  const [over, ...more] = await lettersOf(email, 'adExpired')
  expect(more).toEqual([])
  const path = `/api/front/inzrts/${slug}/orderRenew`
  const body = { payment_method: 'free', token: tokenOf(over) }
  expect((await call('POST', path, { ...body, token: 'x' })).statusCode).toBe(403)
  expect((await call('POST', path, body)).json().data.state).toBe('fulfilled')
  expect((await stored(slug)).state).toBe('published')
  expect((await call('POST', path, body)).statusCode).toBe(403)
})

test('P054 R138 the link of a letter opens a paid renewal, and is used up by the payment', async () => {
  const email = 'placena@posta.example'
  const { slug } = await addAd(paid, {
    email,
    emailVerifiedAt: clock.read(),
    publishedAt: clock.read(),
    validUntil: inDays(2),
  })
  await notifyExpiring(parts)
  const token = tokenOf((await lettersOf(email, 'adExpiring'))[0])
  const renewal = (by: string) => call('POST', `/api/front/inzrts/${slug}/renewal`, { token: by })
  const order = (changes: object) =>
    call('POST', `/api/front/inzrts/${slug}/orderRenew`, { token, ...changes })

  expect((await renewal('x')).statusCode).toBe(403)
  const opened = (await renewal(token)).json().data
  expect(opened).toMatchObject({ slug, state: 'published', sectionSlug: paid.slug })
  expect(opened).not.toHaveProperty('email')
  expect((await order({ payment_method: 'free' })).statusCode).toBe(422)
  const ordered = (
    await order({ payment_method: 'gp_webpay', addInfo: { consentStartNow: true } })
  ).json()
  expect(ordered.data).toMatchObject({ kind: 'renew', state: 'awaiting_payment', total: 3_900 })
  await bring(ordered.meta.payment.redirect.fields)
  expect((await stored(slug)).validUntil?.getTime()).toBeGreaterThan(inDays(14).getTime())
  expect((await renewal(token)).statusCode).toBe(403)
})

test('R116 topped ads rotate, so that each comes to the top and none gains a place', async () => {
  const days = [-3, -2, -1].map(inDays)
  const slugs: string[] = []
  for (const sortAt of days)
    slugs.push((await guestAd('a@posta.example', { toppedUntil: inDays(1), sortAt })).slug)
  const newest = async () => {
    const sorts = await Promise.all(slugs.map(async (slug) => (await stored(slug)).sortAt))
    expect(sorts.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(days)

    return slugs[sorts.findIndex((sortAt) => sortAt.getTime() === days[2]?.getTime())]
  }
  const firsts: (string | undefined)[] = []
  for (const _ of slugs) {
    firsts.push(await newest())
    await rotateTopped(database, clock.read)
  }
  expect(firsts.toSorted()).toEqual(slugs.toSorted())
})

test('R116 topping ends when what was paid for ends, and leaves nobody older than published', async () => {
  const publishedAt = clock.read()
  const { slug } = await guestAd('b@posta.example', {
    publishedAt,
    toppedUntil: inDays(1),
    sortAt: inDays(-3),
  })
  clock.pass(86_400)
  await endDuePromos(database, clock.read)
  expect(await stored(slug)).toMatchObject({ toppedUntil: null, sortAt: publishedAt })
})

test('N006 who does not answer twice sinks and is paused; one click brings the ad back', async () => {
  const email = 'ticho@posta.example'
  const { slug } = await guestAd(email, { validUntil: inDays(300), sortAt: clock.read() })
  const { sortAt } = await stored(slug)
  for (const [state, sunk] of [
    ['published', 0],
    ['published', 30],
    ['paused', 30],
  ] as const) {
    clock.pass(14 * 86_400)
    await askFreshness(parts)
    expect(await stored(slug)).toMatchObject({
      state,
      sortAt: new Date(sortAt.getTime() - sunk * DAY_MS),
    })
  }
  const asked = await lettersOf(email, 'adStillValid')
  expect(asked).toHaveLength(2)
  const path = `/api/front/inzrts/${slug}/freshness`
  expect((await call('POST', path, { token: tokenOf(asked[1]) })).statusCode).toBe(403)
  expect((await call('POST', path, { token: tokenOf(asked[0]) })).statusCode).toBe(200)
  expect(await stored(slug)).toMatchObject({
    state: 'published',
    unansweredAsks: 0,
    sortAt,
    confirmedAt: clock.read(),
  })
})

test('N006 nobody is asked before a fortnight has passed since they last said so', async () => {
  const email = 'plati@posta.example'
  await guestAd(email, { validUntil: inDays(300) })
  clock.pass(14 * 86_400 - 60)
  await askFreshness(parts)
  expect(await lettersOf(email, 'adStillValid')).toEqual([])
  clock.pass(120)
  await askFreshness(parts)
  expect(await lettersOf(email, 'adStillValid')).toHaveLength(1)
})

test('N006 one letter asks about all ads of an advertiser, and one press answers for them', async () => {
  const email = 'autobazar@posta.example'
  const due = { validUntil: inDays(300), publishedAt: inDays(-14) }
  const [dealer] = await database.db
    .select()
    .from(users)
    .where(eq(users.nickname, shop.jana.nickname))
  const userId = dealer?.id ?? null
  const cars = []
  for (let n = 0; n < 12; n += 1)
    cars.push(await addAd(free, { ...due, userId, email, emailVerifiedAt: clock.read() }))
  const gone = await addAd(free, { ...due, userId, email, emailVerifiedAt: clock.read() })
  const neighbour = await guestAd('soused@posta.example', due)
  await askFreshness(parts)
  expect(await lettersOf(email, 'adStillValid')).toEqual([])
  const [letter, ...more] = await lettersOf(email, 'adsStillValid')
  expect(more).toEqual([])
  expect(letter?.payload).toMatchObject({ total: 13 })
  expect(letter?.payload.ads).toHaveLength(10)
  expect(await lettersOf('soused@posta.example', 'adStillValid')).toHaveLength(1)

  await database.db.update(ads).set({ state: 'closed' }).where(eq(ads.id, gone.id))
  const token = tokenOf(letter)
  const confirm = (slug: string) => call('POST', `/api/front/inzrts/${slug}/freshness`, { token })
  expect((await confirm(neighbour.slug)).statusCode).toBe(403)
  const answer = await confirm(String(letter?.payload.slug))
  expect(answer.json().message).toBe('Děkujeme. Jako ověřené jsme označili 12\u00a0inzerátů.')
  for (const { slug } of cars)
    expect(await stored(slug)).toMatchObject({ confirmedAt: clock.read(), unansweredAsks: 0 })
  expect(await stored(gone.slug)).toMatchObject({ state: 'closed', confirmedAt: null })
  expect(await stored(neighbour.slug)).toMatchObject({ confirmedAt: null, unansweredAsks: 1 })
})

test('N006 a letter about many ads still answers for the others when its first is deleted', async () => {
  const email = 'smazal-prvni@posta.example'
  const due = { validUntil: inDays(300), publishedAt: inDays(-14) }
  const [first, second] = [await guestAd(email, due), await guestAd(email, due)]
  await askFreshness(parts)
  const [letter] = await lettersOf(email, 'adsStillValid')
  expect(letter?.payload.slug).toBe(first.slug)
  await database.db.update(ads).set({ state: 'deleted' }).where(eq(ads.id, first.id))
  const path = `/api/front/inzrts/${first.slug}/freshness`
  const { data, ...answer } = (await call('POST', path, { token: tokenOf(letter) })).json()

  expect(data ?? answer).toMatchObject({ slug: second.slug })
  expect(await stored(second.slug)).toMatchObject({ confirmedAt: clock.read() })
  const alone = parts.links.sign('still valid', first.id, clock.read())
  expect((await call('POST', path, { token: alone })).statusCode).toBe(404)
})

test('P054 an end of more than two days ago is no news', async () => {
  const [late, tooLate] = ['pozde@posta.example', 'moc-pozde@posta.example']
  await guestAd(late, { state: 'expired', validUntil: inDays(-2 + 1 / 24) })
  await guestAd(tooLate, { state: 'expired', validUntil: inDays(-2 - 1 / 24) })
  await notifyExpiring(parts)

  expect(await lettersOf(late, 'adExpired')).toHaveLength(1)
  expect(await lettersOf(tooLate, 'adExpired')).toEqual([])
})

test('P054 N006 S004 all who wait are written to, in steps, until the turn is over', async () => {
  const { slug } = await guestAd('cekatel@posta.example', { validUntil: inDays(2) })
  await database.pool.query(
    `insert into ads (slug, dial_code, brand_code, section_id, locality_id, type, state, heading, content,
       price_type, price_amount, heading_words, all_words, email, email_verified_at, published_at, valid_until)
     select slug || '-' || n, (800000 + n)::text, brand_code, section_id, locality_id, type, state, heading,
       content, price_type, price_amount, heading_words, all_words, n || email, email_verified_at,
       published_at, valid_until
     from ads, generate_series(2, 450) n where slug = $1`,
    [slug],
  )
  const turn = new AbortController()
  const box = {
    enqueue: (async (...letter) => {
      turn.abort()
      await parts.outbox.enqueue(...letter)
    }) as Outbox['enqueue'],
  }

  expect(await notifyExpiring({ ...parts, outbox: box }, turn.signal)).toBe(200)
  expect(await notifyExpiring(parts)).toBe(250)
  expect(await notifyExpiring(parts)).toBe(0)
})
