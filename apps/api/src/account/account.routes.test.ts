import { OwnAdSchema } from '@inzrt/contracts/account/account'
import { OrderSchema } from '@inzrt/contracts/payment/order'
import { DAY_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { adStats } from '../platform/database/schema/adStats.ts'
import { favourites } from '../platform/database/schema/favourites.ts'
import { orderItems, orders } from '../platform/database/schema/orders.ts'
import { savedSearches } from '../platform/database/schema/savedSearches.ts'
import { createAccounts } from '../test/createAccounts.ts'
import { createWorld } from '../test/createWorld.ts'

const { database, call, register, identity, clock } = await createAccounts()
const { db } = database
const { addSection, addAd } = createWorld(database)
const section = await addSection({ slug: 'kola', icon: 'bike' })
const pinkSection = await addSection({ slug: 'seznameni', brandCode: 'adult' })
const inDays = (days: number) => new Date(clock.read().getTime() + days * DAY_MS)

/** Somebody with an account, who asks for own lists. */
const createUser = async () => {
  const { nickname, token } = await register()
  const user = await identity.users.findByName(nickname)
  if (!user) throw new Error('The user was not registered.')
  const ask = (path: string, brand: 'general' | 'adult' = 'general') =>
    call('GET', `/api/front/me/${path}`, undefined, { token, brand })

  return {
    id: user.id,
    ask,
    headings: async (path: string, brand: 'general' | 'adult' = 'general') =>
      (await ask(path, brand)).json().data.map(({ heading }: { heading: string }) => heading),
  }
}

test('R245 R055 a user with nothing sees empty lists; a visitor who is not logged in sees none', async () => {
  const jana = await createUser()

  for (const path of ['inzrts', 'orders', 'favourites', 'searches']) {
    const answer = await jana.ask(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual([])
    expect((await call('GET', `/api/front/me/${path}`)).statusCode).toBe(401)
  }
  expect((await jana.ask('inzrts')).json().meta.pagination).toMatchObject({
    total: 0,
    count: 0,
    total_pages: 0,
  })
})

test('R245 own ads are seen in four ways, deleted ones in none', async () => {
  const { id: userId, headings } = await createUser()
  const other = await createUser()
  const states = [
    ['published', 'čerstvý', inDays(20)],
    ['published', 'končí zítra', inDays(1)],
    ['published', 'končí za sedm dní', inDays(7)],
    ['published', 'končí za osm dní', inDays(8)],
    ['waiting_verification', 'neověřený', null],
    ['waiting_payment', 'nezaplacený', null],
    ['waiting_approval', 'neschválený', null],
    ['paused', 'pozastavený', inDays(3)],
    ['closed', 'prodaný', inDays(3)],
    ['expired', 'prošlý', inDays(-3)],
    ['rejected', 'odmítnutý', null],
    ['blocked', 'zablokovaný', null],
    ['deleted', 'smazaný', null],
  ] as const
  for (const [at, [state, heading, validUntil]] of states.entries())
    await addAd(section, { userId, state, heading, validUntil, createdAt: inDays(at / 100) })
  await addAd(section, { userId: other.id, heading: 'cizí' })

  expect(await headings('inzrts')).toEqual([
    'končí za osm dní',
    'končí za sedm dní',
    'končí zítra',
    'čerstvý',
  ])
  expect(await headings('inzrts?filter=ending')).toEqual(['končí zítra', 'končí za sedm dní'])
  expect(await headings('inzrts?filter=waiting')).toEqual([
    'neschválený',
    'nezaplacený',
    'neověřený',
  ])
  expect(await headings('inzrts?filter=inactive')).toEqual([
    'zablokovaný',
    'odmítnutý',
    'prošlý',
    'prodaný',
    'pozastavený',
  ])
  expect(await other.headings('inzrts')).toEqual(['cizí'])
})

test('R245 an own ad says where it stands, why, and how it does', async () => {
  const { id: userId, ask } = await createUser()
  const ad = await addAd(section, { userId, state: 'rejected', stateReason: 'Chybí cena.' })
  await db.insert(adStats).values([
    { adId: ad.id, day: '2026-05-01', views: 10, reveals: 2, messages: 1 },
    { adId: ad.id, day: '2026-05-02', views: 5 },
  ])
  const [shown] = (await ask('inzrts?filter=inactive')).json().data

  expect(OwnAdSchema.parse(shown)).toMatchObject({
    slug: ad.slug,
    status: 'not_published',
    state: 'rejected',
    stateReason: 'Chybí cena.',
    stats: { views: 15, reveals: 2, messages: 1 },
    sectionSlug: 'kola',
    sectionIcon: 'bike',
  })
})

test('R245 an ad keeps its place in the account when its section is closed', async () => {
  const { id: userId, headings } = await createUser()
  await addAd(await addSection({ isActive: false }), { userId, heading: 'v zavřené rubrice' })

  expect(await headings('inzrts')).toEqual(['v zavřené rubrice'])
})

test('R245 a page behind the last one is empty and still knows how many there are', async () => {
  const { id: userId, ask } = await createUser()
  for (let n = 1; n <= 5; n += 1)
    await addAd(section, { userId, heading: `inzerát ${n}`, createdAt: inDays(n / 100) })
  const page = async (n: number) => {
    const { data, meta } = (await ask(`inzrts?perPage=2&page=${n}`)).json()
    return [data.map(({ heading }: { heading: string }) => heading), meta.pagination]
  }

  expect(await page(1)).toMatchObject([
    ['inzerát 5', 'inzerát 4'],
    { total: 5, total_pages: 3, links: { next: '/api/front/me/inzrts?perPage=2&page=2' } },
  ])
  expect(await page(3)).toMatchObject([['inzerát 1'], { total: 5, count: 1 }])
  expect(await page(4)).toMatchObject([[], { total: 5, count: 0 }])
  expect((await ask('inzrts?after=abc')).statusCode).toBe(400)
  expect((await ask('inzrts?filter=mine')).statusCode).toBe(400)
})

test('R245 one site never lists what belongs to the other', async () => {
  const { id: userId, headings, ask } = await createUser()
  const adult = await addAd(pinkSection, { userId, heading: 'večeře' })
  const general = await addAd(section, { userId, heading: 'kolo' })
  for (const { id: adId } of [adult, general])
    await db.insert(favourites).values({ userId, adId, createdAt: clock.read() })
  await db.insert(savedSearches).values([
    { userId, brandCode: 'adult', name: 'večeře', query: 'term=večeře', createdAt: clock.read() },
    { userId, brandCode: 'general', name: 'kolo', query: 'term=kolo', createdAt: clock.read() },
  ])

  for (const path of ['inzrts', 'favourites']) {
    expect(await headings(path)).toEqual(['kolo'])
    expect(await headings(path, 'adult')).toEqual(['večeře'])
  }
  expect((await ask('searches')).json().data).toMatchObject([
    { name: 'kolo', frequency: 'none', isMeaningful: true },
  ])
  expect((await ask('searches', 'adult')).json().data).toMatchObject([{ name: 'večeře' }])
})

test('R245 favourites stay when they are sold, and go when they are blocked', async () => {
  const { id: userId, ask } = await createUser()
  for (const [at, state] of (['published', 'closed', 'blocked', 'deleted'] as const).entries()) {
    const { id: adId } = await addAd(section, { heading: state, state })
    await db.insert(favourites).values({ userId, adId, createdAt: inDays(at) })
  }
  const { data, meta } = (await ask('favourites')).json()

  expect(data.map(({ heading, status }: Record<string, string>) => [heading, status])).toEqual([
    ['closed', 'not_published'],
    ['published', 'published'],
  ])
  expect(meta.pagination.total).toBe(2)
})

test('R245 orders are listed with their items, the newest first', async () => {
  const { id: userId, ask } = await createUser()
  const stranger = await createUser()
  const { id: adId } = await addAd(section, { userId })
  const order = async (publicNo: string, at: number, user = userId) => {
    const [added] = await db
      .insert(orders)
      .values({
        publicNo,
        adId,
        brandCode: 'general',
        userId: user,
        kind: 'promo',
        paymentMethod: 'gp_webpay',
        state: 'paid',
        total: 7_400,
        createdAt: inDays(at),
        expiresAt: inDays(at + 7),
      })
      .returning()
    return added?.id ?? 0
  }
  await order('26000001', 1)
  const newest = await order('26000002', 2)
  await order('26000003', 3, stranger.id)
  await db.insert(orderItems).values([
    { orderId: newest, kind: 'highlighting', label: 'Zvýraznění na 7 dní', unitPrice: 2_500 },
    { orderId: newest, kind: 'topping', label: 'Topování na 7 dní', unitPrice: 4_900 },
  ])
  const { data } = (await ask('orders')).json()

  expect(data.map(({ publicNo }: { publicNo: string }) => publicNo)).toEqual([
    '26000002',
    '26000001',
  ])
  expect(OrderSchema.parse(data[0])).toEqual({
    publicNo: '26000002',
    kind: 'promo',
    state: 'paid',
    total: 7_400,
    currency: 'CZK',
    items: [
      { kind: 'highlighting', label: 'Zvýraznění na 7 dní', unitPrice: 2_500 },
      { kind: 'topping', label: 'Topování na 7 dní', unitPrice: 4_900 },
    ],
    discount: null,
    expiresAt: inDays(9).toISOString(),
  })
  expect(data[1].items).toEqual([])
})
