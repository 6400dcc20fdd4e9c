import { eq } from 'drizzle-orm'
import { createOriginals } from '../catalogue/images/createOriginals.ts'
import { complaints } from '../platform/database/schema/complaints.ts'
import { conversations, participants } from '../platform/database/schema/conversations.ts'
import { favourites } from '../platform/database/schema/favourites.ts'
import { messages } from '../platform/database/schema/messages.ts'
import { orderItems, orders } from '../platform/database/schema/orders.ts'
import { ratings } from '../platform/database/schema/ratings.ts'
import { savedSearches } from '../platform/database/schema/savedSearches.ts'
import { sellerPages } from '../platform/database/schema/sellerPages.ts'
import { users } from '../platform/database/schema/users.ts'
import type { createAccounts } from './createAccounts.ts'
import { createWorld } from './createWorld.ts'

type Accounts = Awaited<ReturnType<typeof createAccounts>>

/**
 * Makes people whose every word begins alike, with ads, pictures, messages, ratings, an order, an answered complaint
 * and a page of a company.
 */
export const createMembers = (
  { register, givePhone, database, imagesDir, clock }: Accounts,
  canary: string,
) => {
  const { db } = database
  const { addSection, addAd } = createWorld(database)
  const originals = createOriginals(imagesDir)

  const addBelongings = async (userId: number, adId: number, name: string) => {
    const createdAt = clock.read()
    const foreign = await addAd(await addSection())
    const begun = await db
      .insert(conversations)
      .values([
        { adId, buyerEmail: 'kupec@posta.example', lastMessageAt: createdAt },
        { adId: foreign.id, buyerId: userId, buyerName: name, lastMessageAt: createdAt },
      ])
      .returning()
    for (const [at, { id: conversationId }] of begun.entries()) {
      const common = { conversationId, content: `Dobrý den, ${name}`, createdAt }
      await db.insert(participants).values([
        { conversationId, side: 'buyer' },
        { conversationId, side: 'seller' },
      ])
      await db.insert(messages).values([{ ...common, side: 'buyer' }])
      const said = { conversationId, brandCode: 'general', stars: 4, createdAt } as const
      const shown = { text: `Děkuji, ${name}.`, shownFrom: createdAt }
      const who = at === 0 ? { ratedId: userId } : { authorId: userId }
      await db.insert(ratings).values({ ...said, ...shown, ...who, side: 'buyer' })
    }
    await db.insert(favourites).values({ userId, adId, createdAt })
    const search = { userId, brandCode: 'general', name, query: name, createdAt } as const
    await db.insert(savedSearches).values(search)
    await db.insert(complaints).values({
      userId,
      adId,
      brandCode: 'general',
      about: name,
      text: `Neběželo to, ${name}.`,
      name,
      email: `${name}@posta.example`,
      createdAt,
      dueAt: createdAt,
      state: 'upheld',
      answer: 'Máte pravdu.',
      answeredAt: createdAt,
    })
    const [order] = await db
      .insert(orders)
      .values({
        publicNo: `2026${userId}`,
        adId,
        userId,
        brandCode: 'general',
        kind: 'promo',
        paymentMethod: 'gp_webpay',
        state: 'fulfilled',
        total: 2_500,
        createdAt,
      })
      .returning()
    const item = { kind: 'highlighting', label: 'Zvýraznění', unitPrice: 2_500 } as const
    await db.insert(orderItems).values({ orderId: order?.id ?? 0, ...item })
  }

  return async (suffix: string) => {
    const name = `${canary}.${suffix}`
    const contact = { firstName: name, email: `${name}@posta.example` }
    const person = await register({
      ...contact,
      nickname: name,
      lastName: name,
    })
    await givePhone(name, '+420777999111')
    const [user] = await db.select().from(users).where(eq(users.nickname, name))
    const id = user?.id ?? 0
    const images = [`/${suffix}.jpg`, '/shared.jpg'] as const
    const ad = await addAd(await addSection(), {
      ...contact,
      userId: id,
      heading: `Prodám kolo ${name}`,
      content: `Volejte ${name}.`,
      nickname: name,
      phone: '+420777999111',
      images,
    })
    const logoPath = `/logo-${suffix}.jpg`
    await db.insert(sellerPages).values({
      userId: id,
      brandCode: 'general',
      about: `Jsme ${name}.`,
      updatedAt: clock.read(),
      web: `https://${suffix}.example/`,
      logoPath,
      logoWidth: 400,
      logoHeight: 300,
    })
    for (const path of [...images, logoPath]) await originals.write(path, Buffer.from('picture'))
    await addBelongings(id, ad.id, name)
    const [own, shared, logo] = [...images, logoPath].map((path) => imagesDir + path)

    return {
      ...person,
      id,
      ad,
      files: { own: String(own), shared: String(shared), logo: String(logo) },
    }
  }
}
