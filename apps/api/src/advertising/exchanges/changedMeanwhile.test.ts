import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createExchanges } from '../../test/createExchanges.ts'

const { database, call, clock, register, addSection, newAd, threeOf, propose } =
  await createExchanges()
const { db } = database
const hidden = await addSection({ isActive: false })
const dating = await addSection({ isDating: true })
const [owner] = await db
  .select({ id: users.id })
  .from(users)
  .where(eq(users.nickname, (await register()).nickname))
const userId = owner?.id ?? 0
let pairs = 0

/** Two who want each other's thing, and nobody else's. */
const newTwo = async (more: Parameters<typeof newAd>[2] = {}) => {
  pairs += 1
  const [vase, bowl] = [`kvetinac${pairs}`, `umyvadlo${pairs}`]
  const one = await newAd(`Vyměním ${vase}`, bowl, more)
  const other = await newAd(`Vyměním ${bowl}`, vase)
  await propose()

  return [one, other] as const
}

test.each([
  ['is not shown', { state: 'blocked' }],
  ['is in a hidden section', { sectionId: hidden.id }],
  ['looks for company', { sectionId: dating.id }],
  ['takes no messages', { showEmail: false }],
  ['sells it', { type: 'offer' }],
  ['wants another thing', { attributes: { vymenou: 'lampa' } }],
  ['has another thing', { heading: 'Vyměním židli' }],
  ['cannot be told', { emailVerifiedAt: null }],
  ['is of the same account', { userId }],
] as const)('N012 nobody is introduced to one whose ad meanwhile %s', async (_, change) => {
  const [one, other] = await newTwo({ userId })
  await other.answer('agree')
  await other.change(change)
  expect(await one.answer('agree')).toMatchObject({ state: 'expired', conversation: null })

  const begun = await db.select().from(conversations).where(eq(conversations.adId, other.id))
  expect(begun).toEqual([])
})

test('N012 after a change of the ad’s address its former link opens and answers nothing', async () => {
  const [one, other] = await newTwo()
  await other.change({ email: 'jina@example.cz' })
  expect((await other.ask()).statusCode).toBe(404)
  expect((await other.reply('agree')).statusCode).toBe(404)
  expect(await one.read()).toMatchObject({ state: 'open', agreed: 0 })
  await other.change({ email: other.email.toUpperCase() })
  await one.answer('agree')
  expect(await other.answer('agree')).toMatchObject({ state: 'agreed' })
  await other.change({ email: 'jina@example.cz' })

  expect((await other.ask()).statusCode).toBe(404)
})

test.each([
  ['blocked', { state: 'blocked' }],
  ['deleted', { state: 'deleted', email: null, emailVerifiedAt: null }],
  ['in a hidden section', { sectionId: hidden.id }],
] as const)(
  'N012 of an exchange with an ad that is %s only the own one is shown',
  async (_, change) => {
    const [one, other, third] = await threeOf([`pecici${pairs}`, `lis${pairs}`, `hmozdir${pairs}`])
    pairs += 1
    await propose()
    await third.change(change)

    expect((await one.read()).ads.map(({ slug }: { slug: string }) => slug)).toEqual([one.slug])
    await other.change({ state: 'paused' })
    expect((await other.read()).ads.map(({ slug }: { slug: string }) => slug)).toEqual([other.slug])
  },
)

test('N012 a link opens and answers nothing on the other site', async () => {
  const [one] = await newTwo()

  expect((await one.ask('adult')).statusCode).toBe(404)
  expect((await one.reply('decline', 'adult')).statusCode).toBe(404)
  expect((await one.ask()).statusCode).toBe(200)
})

test('N012 a link of a number that no row has opens nothing', async () => {
  const path = `/api/front/exchange?token=x9999999999-${'a'.repeat(43)}`

  expect((await call('GET', path)).statusCode).toBe(404)
})

test('N012 P045 exchanges are handed over with the data of an account, not with whom', async () => {
  const { token, nickname } = await register()
  const [user] = await db.select().from(users).where(eq(users.nickname, nickname))
  const [one, other] = await newTwo({ userId: user?.id ?? 0 })
  await one.answer('agree')
  const exported = await call('GET', '/api/auth/user/export', undefined, { token })

  expect(exported.json().data.proposedExchanges).toMatchObject([{ ad: one.slug, state: 'open' }])
  expect(exported.json().data.proposedExchanges[0].agreedAt).not.toBeNull()
  expect(JSON.stringify(exported.json().data.proposedExchanges)).not.toContain(other.slug)
})

test('N012 nobody is proposed to somebody who blocked them about another thing', async () => {
  const one = await newAd('Vyměním kolébku', 'houpacího koně')
  const other = await newAd('Vyměním houpacího koně', 'kolébku')
  const third = await newAd('Vyměním trakař', 'cepín')
  await third.change({ email: other.email })
  const [begun] = await db
    .insert(conversations)
    .values({ adId: third.id, buyerEmail: one.email, lastMessageAt: clock.read() })
    .returning()
  const conversationId = begun?.id ?? 0
  const blocked = { conversationId, side: 'seller', blockedAt: clock.read() } as const
  await db.insert(participants).values(blocked)
  await propose()

  expect(await one.letters('exchangeFound')).toEqual([])
})

test.each(['buyer', 'seller'] as const)(
  'N012 nobody is proposed to others when the %s of their conversation blocked them',
  async (side) => {
    const one = await newAd('Vyměním kolovrat', 'tkalcovský stav')
    const other = await newAd('Vyměním tkalcovský stav', 'kolovrat')
    const [begun] = await db
      .insert(conversations)
      .values({ adId: one.id, buyerEmail: other.email.toUpperCase(), lastMessageAt: clock.read() })
      .returning()
    const conversationId = begun?.id ?? 0
    await db.insert(participants).values({ conversationId, side, blockedAt: clock.read() })
    await propose()
    expect(await one.letters('exchangeFound')).toEqual([])
    await db.update(participants).set({ blockedAt: null })
    await other.change({ updatedAt: new Date(clock.read().getTime() + 1_000) })
    await propose()

    expect(await one.letters('exchangeFound')).toHaveLength(1)
    await other.change({ state: 'paused' })
    await one.change({ state: 'paused' })
  },
)
