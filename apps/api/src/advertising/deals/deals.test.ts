import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { deals } from '../../platform/database/schema/deals.ts'
import { stateLog } from '../../platform/database/schema/stateLog.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { createProvedMembers } from '../../test/createProvedMembers.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { freeReservations } from './freeReservations.ts'

const advertisers = await createAdvertisers()
const { database, call, addSection, clock } = advertisers
const members = createProvedMembers(advertisers)
const { addMember } = members
const { db } = database
const section = await addSection()
const dating = await addSection({ isDating: true })
const sections = createSectionsRepository(database)

let people = 0
const newClient = (): string => `2001:db8:1:${(people++).toString(16)}::1`

type Member = Awaited<ReturnType<typeof addMember>>

const logIn = async ({ nickname }: Member): Promise<string> =>
  (await call('POST', '/api/auth/login', { nickname, password: PASSWORD })).json().access_token

const addOwnedAd = (of = section, changes: object = {}) => members.addOwnedAd(of, changes)

const begin = async (slug: string, { token }: Member): Promise<number> => {
  const body = { content: 'Je ještě k mání?' }
  const way = { client: newClient(), token }
  const answer = await call('POST', `/api/front/inzrts/${slug}/messages`, body, way)

  return answer.json().data.conversationId
}

const change = (id: number, { token }: Member, event: string, amount?: number) =>
  call(
    'PUT',
    `/api/front/conversations/${id}/deal`,
    { event, ...(amount !== undefined && { amount }) },
    { token, client: newClient() },
  )
const read = async (id: number, { token }: Member) =>
  (await call('GET', `/api/front/conversations/${id}`, undefined, { token })).json().data
const stateOf = async (adId: number) => {
  const [ad] = await db.select().from(ads).where(eq(ads.id, adId))

  return [ad?.state, ad?.closedReason]
}

const meet = async () => {
  const { seller, ad } = await addOwnedAd()
  const buyer = await addMember()

  return { seller, buyer, ad, id: await begin(ad.slug, buyer) }
}

test('V010 an agreed price reserves the ad, a handover confirmed by both sells it', async () => {
  const { seller, buyer, ad, id } = await meet()
  expect((await read(id, buyer)).deal).toMatchObject({ state: 'open', can: ['offer'] })
  expect((await change(id, buyer, 'offer', 120_000)).json().data).toMatchObject({
    state: 'offered',
    amount: 120_000,
    isOwnOffer: true,
    can: [],
  })
  expect((await read(id, seller)).deal.can).toEqual(['counter', 'accept', 'decline'])
  await change(id, seller, 'counter', 140_000)
  const agreed = await change(id, buyer, 'accept', 140_000)
  expect([agreed.statusCode, agreed.json().data.state]).toEqual([200, 'reserved'])
  expect(await stateOf(ad.id)).toEqual(['closed', 'reserved'])
  await change(id, seller, 'confirm')
  expect(await stateOf(ad.id)).toEqual(['closed', 'reserved'])
  expect((await change(id, buyer, 'confirm')).json().data).toMatchObject({
    state: 'handed_over',
    amount: 140_000,
    endsAt: null,
    can: [],
  })
  expect(await stateOf(ad.id)).toEqual(['closed', 'sold'])
  const { messages } = await read(id, buyer)
  expect(
    messages.map(({ content }: { content: string }) => content.replaceAll('\u00a0', ' ')),
  ).toEqual([
    ...['Je ještě k mání?', 'Nabízím 1 200 Kč.', 'Navrhuji 1 400 Kč.'],
    ...['Nabídku 1 400 Kč přijímám.', 'Předání proběhlo.', 'Předání proběhlo.'],
  ])
  const log = await db
    .select()
    .from(stateLog)
    .where(and(eq(stateLog.entity, 'deal'), eq(stateLog.entityId, id)))
    .orderBy(asc(stateLog.id))
  expect(log.map(({ event, actor, toState }) => `${actor} ${event} ${toState}`)).toEqual([
    ...['buyer offer offered', 'owner counter offered', 'buyer accept reserved'],
    ...['owner confirm reserved', 'buyer confirm handed_over'],
  ])
})

test('V010 a declined offer says so, and a price is named three times at most', async () => {
  const { seller, buyer, ad, id } = await meet()
  for (const amount of [100, 200, 300]) {
    await change(id, buyer, 'offer', amount)
    expect((await change(id, seller, 'decline', amount)).json().data.state).toBe('declined')
  }
  const { deal, messages } = await read(id, buyer)
  expect([deal.can, deal.amount]).toEqual([[], 300])
  expect(messages.at(-1).content).toBe('Nabídku 3\u00a0Kč nepřijímám.')
  const refused = await change(id, buyer, 'offer', 400)
  expect([refused.statusCode, refused.json().errors.amount[0]]).toEqual([
    422,
    expect.stringContaining('nejvýš 3krát'),
  ])
  expect(await stateOf(ad.id)).toEqual(['published', null])
})

test.each([0, 99, -100, 1_000.5, 9_999_999_901, 1e12, 1e300, '100', null])(
  'V010 an offer of %s is refused in words and changes nothing',
  async (amount) => {
    const { buyer, id } = await meet()
    const answer = await change(id, buyer, 'offer', amount as number)

    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      expect.stringMatching(/^(Zkontrolujte prosím vyznačená pole|Požadavku nerozumíme)\.$/),
    ])
    expect((await read(id, buyer)).deal.state).toBe('open')
  },
)

test('V010 of two offers accepted at one moment the thing goes to one alone', async () => {
  const { seller, ad } = await addOwnedAd()
  const ids: number[] = []
  for (const buyer of [await addMember(), await addMember()]) {
    const id = await begin(ad.slug, buyer)
    await change(id, buyer, 'offer', 50_000)
    ids.push(id)
  }
  const answers = await Promise.all(ids.map((id) => change(id, seller, 'accept', 50_000)))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().message).toContain('pro někoho jiného')
  const kept = await db.select().from(deals).where(eq(deals.state, 'reserved'))
  expect(kept.filter(({ conversationId }) => ids.includes(conversationId))).toHaveLength(1)
})

test('V010 the same answer sent twice at one moment counts once', async () => {
  const { seller, buyer, id } = await meet()
  await change(id, buyer, 'offer', 50_000)
  const answers = await Promise.all([1, 2].map(() => change(id, seller, 'accept', 50_000)))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await read(id, buyer)).messages).toHaveLength(3)
})

test('V010 who accepts another price than the one on the table accepts nothing', async () => {
  const { seller, buyer, id } = await meet()
  await change(id, buyer, 'offer', 50_000)
  const answer = await change(id, seller, 'accept', 60_000)

  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Nabídka se mezitím změnila. Podívejte se prosím na novou cenu.',
  ])
})

test('V010 an unanswered offer lapses in two days, a reservation in three frees the ad', async () => {
  const { seller, buyer, ad, id } = await meet()
  await change(id, buyer, 'offer', 50_000)
  clock.pass(48 * 3_600)
  seller.token = await logIn(seller)
  expect((await read(id, seller)).deal).toMatchObject({ state: 'lapsed', can: ['reserve'] })
  expect((await change(id, seller, 'accept', 50_000)).statusCode).toBe(409)

  await change(id, seller, 'reserve')
  const free = () => freeReservations({ database, sections, clock: clock.read })
  clock.pass(72 * 3_600 - 1)
  await free()
  expect(await stateOf(ad.id)).toEqual(['closed', 'reserved'])
  clock.pass(1)
  buyer.token = await logIn(buyer)
  await free()
  expect((await read(id, buyer)).deal).toMatchObject({ state: 'lapsed', can: ['offer'] })
  expect(await stateOf(ad.id)).toEqual(['published', null])
})

test('V010 either side may give up a reservation, blocked or not, and the ad is open again', async () => {
  const { seller, buyer, ad, id } = await meet()
  await change(id, seller, 'reserve')
  expect(await stateOf(ad.id)).toEqual(['closed', 'reserved'])
  await call(
    'PUT',
    `/api/front/conversations/${id}/mark`,
    { event: 'block' },
    { token: seller.token },
  )
  expect((await change(id, buyer, 'confirm')).statusCode).toBe(403)
  await change(id, buyer, 'release')

  expect(await stateOf(ad.id)).toEqual(['published', null])
})

test('V010 nobody else deals, nobody who was blocked, and nobody for what is not for sale', async () => {
  const { seller, buyer, id } = await meet()
  const other = await addMember()
  expect((await change(id, other, 'offer', 50_000)).statusCode).toBe(404)
  await call(
    'PUT',
    `/api/front/conversations/${id}/mark`,
    { event: 'block' },
    { token: seller.token },
  )
  expect((await change(id, buyer, 'offer', 50_000)).statusCode).toBe(403)

  for (const [of, changes] of [
    [section, { type: 'inquiry' }],
    [dating, {}],
  ] as const) {
    const { ad } = await addOwnedAd(of, changes)
    const guest = await addMember()
    const other = await begin(ad.slug, guest)
    expect((await read(other, guest)).deal).toBeNull()
    expect((await change(other, guest, 'offer', 50_000)).statusCode).toBe(403)
  }
})
