import { imageUrl } from '@inzrt/contracts/ads/image'
import type { Side } from '@inzrt/contracts/conversation/conversation'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { messages } from '../../platform/database/schema/messages.ts'

type Seal = FileSeal['seal']

const message = {
  ad: ads.slug,
  content: messages.content,
  photos: sql<string[]>`array(select path from ${messagePhotos}
    where message_id = ${messages.id} order by ${messagePhotos.id})`,
  at: messages.createdAt,
}

/** Photos by addresses that show them today and tomorrow. */
const withAddresses = <Row extends { photos: string[] }>(rows: readonly Row[], seal: Seal) =>
  rows.map((row) => ({ ...row, photos: row.photos.map((path) => imageUrl(seal(path))) }))

/** Messages of one's conversations, as somebody who buys or sells, that lie on the given side of each. */
const isBetween = (userId: number, sides: Readonly<{ bought: Side; sold: Side }>) =>
  or(
    and(eq(conversations.buyerId, userId), eq(messages.side, sides.bought)),
    and(eq(ads.userId, userId), eq(messages.side, sides.sold)),
  )

/** What others wrote is the user's to read; who they are is not the user's to take along. */
const messagesTo = ({ db }: Database, userId: number) =>
  db
    .select(message)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(ads, eq(ads.id, conversations.adId))
    .where(isBetween(userId, { bought: 'seller', sold: 'buyer' }))
    .orderBy(asc(messages.id))

const messagesFrom = ({ db }: Database, userId: number) =>
  db
    .select({
      ...message,
      name: sql<
        string | null
      >`case when ${messages.side} = 'buyer' then ${conversations.buyerName} end`,
      phone: messages.phone,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(ads, eq(ads.id, conversations.adId))
    .where(isBetween(userId, { bought: 'buyer', sold: 'seller' }))
    .orderBy(asc(messages.id))

/** The messages of a user's conversations, those of others beside the user's own. */
export const exportMessages = async (database: Database, userId: number, seal: Seal) => ({
  receivedMessages: withAddresses(await messagesTo(database, userId), seal),
  sentMessages: withAddresses(await messagesFrom(database, userId), seal),
})
