import { randomBytes, randomInt } from 'node:crypto'
import type { Scope } from '@inzrt/contracts/account/user'
import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { createAdGrants } from '../../advertising/rights/adGrants.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import { feeds } from '../../platform/database/schema/feeds.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { sessions } from '../../platform/database/schema/sessions.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { createAdvertisers } from '../createAdvertisers.ts'
import { AD_PASSWORD, PASSWORD, TOKEN_KEY } from '../secrets.ts'

type Advertisers = Awaited<ReturnType<typeof createAdvertisers>>
export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof createPeople>>>>

type World = Pick<Advertisers, 'identity' | 'addSection' | 'addAd'> & {
  readonly database: Database
  readonly clock: Pick<Advertisers['clock'], 'read'>
}

/** Draws what no two people have in common. */
export type Draw = Readonly<{ hex: (bytes: number) => string; below: (max: number) => number }>

const drawAny: Draw = { hex: (bytes) => randomBytes(bytes).toString('hex'), below: randomInt }

/** Without digits: nine in a row, in the text of an ad, would be a telephone that makes it wait. */
const toLetters = (hex: string): string =>
  hex.replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))

const FIRM = {
  kind: 'business',
  companyName: 'Kola s.r.o.',
  companyId: '27082440',
  companyAddress: 'Cejl 12, 602 00 Brno',
  country: 'CZ',
} as const

const DEVICE = 'Firefox, Linux'

/** Makes people who have one of everything: an ad with a photo and a password, another login, an order. */
export const createPeople = async (world: World, draw: Draw = drawAny) => {
  const { database, identity, clock, addSection, addAd } = world
  const { db } = database
  const passwordHash = await identity.passwords.hash(PASSWORD)
  const adPasswordHash = await identity.passwords.hash(AD_PASSWORD)
  const grants = createAdGrants(deriveKey(TOKEN_KEY.secret, 'ad grants'))

  const addUser = async (scope: Scope) => {
    const name = `clovek.${toLetters(draw.hex(5))}`
    const now = clock.read()
    const email = `${name}@posta.example`
    const of = {
      nickname: name,
      nicknameFolded: name,
      nicknameSkeleton: name,
      email,
      emailFolded: email,
      scope,
      ...FIRM,
    }
    const phone = `+420777${String(draw.below(1_000_000)).padStart(6, '0')}`
    const [user] = await db
      .insert(users)
      .values({ ...of, lastName: `Tajná ${name}`, phone, emailVerifiedAt: now, passwordHash })
      .returning()
    if (!user) throw new Error('Nobody was added.')

    return { ...user, phone }
  }

  const addSession = async (userId: number, scope: Scope) => {
    const { access_token: token } = await db.transaction((tx) =>
      identity.sessions.begin(tx, { userId, scope, device: DEVICE }),
    )
    return token
  }

  const addOrder = async (userId: number, adId: number): Promise<string> => {
    const publicNo = `20${String(draw.below(100_000_000)).padStart(8, '0')}`
    const common = { publicNo, adId, userId, total: 2_500, createdAt: clock.read() }
    const as = {
      brandCode: 'general',
      kind: 'promo',
      paymentMethod: 'gp_webpay',
      state: 'fulfilled',
    } as const
    await db.insert(orders).values({ ...common, ...as })

    return publicNo
  }

  const addFeed = async (userId: number): Promise<string> => {
    const at = { createdAt: clock.read(), workedAt: clock.read() }
    const asked = { isDry: true, endsMissing: false, paysByCredit: false }
    const [feed] = await db
      .insert(feeds)
      .values({
        userId,
        brandCode: 'general',
        name: 'nase.csv',
        state: 'arriving',
        bytes: 9,
        ...asked,
        ...at,
      })
      .returning()

    return String(feed?.id)
  }

  /** Begun by somebody without an account; answered by the owner of the ad. */
  const addConversation = async (adId: number): Promise<string> => {
    const guest = { buyerEmail: `kupec.${draw.hex(5)}@posta.example` }
    const [begun] = await db
      .insert(conversations)
      .values({ adId, ...guest, lastMessageAt: clock.read() })
      .returning()
    const conversationId = begun?.id ?? 0
    for (const side of ['buyer', 'seller'] as const) {
      await db.insert(participants).values({ conversationId, side })
      const common = { conversationId, side, createdAt: clock.read() }
      await db.insert(messages).values({ ...common, content: 'Je ještě k mání?' })
    }

    return String(conversationId)
  }

  return async (scope: Scope = 'user') => {
    const { id, nickname, email, phone, lastName } = await addUser(scope)
    await addSession(id, scope)
    const [other] = await db.select().from(sessions).where(eq(sessions.userId, id))
    const validUntil = new Date(clock.read().getTime() + 3 * DAY_MS)
    const contact = { nickname, lastName, email, phone, emailVerifiedAt: clock.read() }
    const section = await addSection()
    const photo = { images: [`/${draw.hex(16)}.jpg`] }
    const ad = await addAd(section, {
      ...contact,
      ...photo,
      validUntil,
      userId: id,
      adPasswordHash,
    })
    const [search] = await db
      .insert(savedSearches)
      .values({
        userId: id,
        brandCode: 'general',
        name: 'kolo',
        query: 'term=kolo',
        createdAt: clock.read(),
      })
      .returning()
    const [browser] = await db
      .insert(pushSubscriptions)
      .values({
        userId: id,
        brandCode: 'general',
        sessionId: other?.id ?? '',
        device: 'Firefox',
        endpoint: `https://push.example/${nickname}`,
        p256dh: 'p',
        auth: 'a',
        serverKey: 'k',
        createdAt: clock.read(),
      })
      .returning()
    const [image] = await db.select().from(adImages).where(eq(adImages.adId, ad.id))

    return {
      id,
      nickname,
      email,
      section,
      ad,
      token: await addSession(id, scope),
      /** The right to change the ad, as its password gives it. */
      grant: grants.issue(ad.id, clock.read()),
      /** What nobody else must learn. */
      secrets: [email, phone, String(lastName)],
      /** Values of placeholders that name what is this person's. */
      things: {
        adId: String(ad.id),
        slug: ad.slug,
        dialCode: ad.dialCode,
        file: '1',
        nickname,
        imageId: String(image?.id),
        sessionId: String(other?.id),
        publicNo: await addOrder(id, ad.id),
        feedId: await addFeed(id),
        position: '0',
        searchId: String(search?.id),
        pushId: String(browser?.id),
        token: `${id}-${'a'.repeat(43)}`,
        // One of theirs would have their logins take a second step.
        passkeyId: '2147483647',
        appealId: '2147483647',
        complaintId: '2147483647',
        ratingId: '2147483647',
        conversationId: await addConversation(ad.id),
        attributeSet: 'car',
        recordId: '2147483647',
        wordId: '2147483647',
        provider: 'none',
      } as Readonly<Record<string, string>>,
    }
  }
}
