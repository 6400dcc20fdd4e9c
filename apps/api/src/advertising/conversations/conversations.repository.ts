import type { Side } from '@inzrt/contracts/conversation/conversation'
import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Queryable } from '../../platform/database/Transaction.ts'

const sellers = alias(users, 'sellers')
const buyers = alias(users, 'buyers')
const own = alias(participants, 'own')

/** A conversation, of a site where one is named, with the ad and the accounts of the two. */
export const findConversation = async (on: Queryable, id: number, brand?: Brand) => {
  const [found] = await on
    .select({ conversation: conversations, ad: ads, seller: sellers, buyer: buyers })
    .from(conversations)
    .innerJoin(ads, eq(ads.id, conversations.adId))
    .leftJoin(sellers, eq(sellers.id, ads.userId))
    .leftJoin(buyers, eq(buyers.id, conversations.buyerId))
    .where(and(eq(conversations.id, id), brand && eq(ads.brandCode, brand)))

  return found ?? null
}

export type Marks = Readonly<Record<Side, typeof participants.$inferSelect>>

/** What both have read, hidden and blocked. */
export const readMarks = async (on: Queryable, conversationId: number): Promise<Marks> => {
  const rows = await on
    .select()
    .from(participants)
    .where(eq(participants.conversationId, conversationId))

  return Object.fromEntries(rows.map((row) => [row.side, row])) as Marks
}

export const changeMark = async (
  on: Queryable,
  { conversationId, side }: Readonly<{ conversationId: number; side: Side }>,
  change: Partial<Omit<typeof participants.$inferInsert, 'conversationId' | 'side'>>,
): Promise<void> => {
  await on
    .update(participants)
    .set(change)
    .where(and(eq(participants.conversationId, conversationId), eq(participants.side, side)))
}

/** Notes how far somebody has read; a page opened earlier takes nothing back. */
export const markRead = (
  on: Queryable,
  of: Readonly<{ conversationId: number; side: Side }>,
  upTo: number,
): Promise<void> =>
  changeMark(on, of, {
    lastReadId: sql`greatest(${participants.lastReadId}, least(${upTo}::int, (
      select coalesce(max(id), 0) from messages where conversation_id = ${of.conversationId})))` as never,
  })

/** The last messages before one, oldest first, and whether there are earlier ones. */
export const readMessages = async (
  on: Queryable,
  conversationId: number,
  { before, limit }: { before?: number | undefined; limit: number },
) => {
  const isOf = eq(messages.conversationId, conversationId)
  const rows = await on
    .select()
    .from(messages)
    .where(before === undefined ? isOf : and(isOf, lt(messages.id, before)))
    .orderBy(desc(messages.id))
    .limit(limit + 1)

  return { messages: rows.slice(0, limit).toReversed(), hasEarlier: rows.length > limit }
}

export const findMessage = async (on: Queryable, conversationId: number, id: number) => {
  const isIt = and(eq(messages.id, id), eq(messages.conversationId, conversationId))
  const [message] = await on.select().from(messages).where(isIt)

  return message ?? null
}

/** The first message of each side. */
export const firstMessages = async (
  on: Queryable,
  conversationId: number,
): Promise<ReadonlySet<number>> => {
  const rows = await on
    .selectDistinctOn([messages.side], { id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.side), asc(messages.id))

  return new Set(rows.map(({ id }) => id))
}

export type OwnConversations = Readonly<{
  userId: number
  brand: Brand
  isHidden: boolean
  perPage: number
  offset: number
}>

/** Conversations of an account on either side. A hidden one shows again once something new is in it. */
export const listConversations = async (
  { db }: Database,
  { userId, brand, isHidden, perPage, offset }: OwnConversations,
) => {
  const side = sql<Side>`case when ${ads.userId} = ${userId} then 'seller' else 'buyer' end`
  const isOwn = sql`${conversations.id} in (
    select id from conversations where buyer_id = ${userId}
    union select c.id from conversations c join ads a on a.id = c.ad_id where a.user_id = ${userId})`
  const isOfList = and(
    eq(ads.brandCode, brand),
    isOwn,
    isHidden ? sql`${own.hiddenAt} is not null` : isNull(own.hiddenAt),
  )
  const from = db
    .select({ total: count() })
    .from(conversations)
    .innerJoin(ads, eq(ads.id, conversations.adId))
    .innerJoin(own, and(eq(own.conversationId, conversations.id), eq(own.side, side)))
    .where(isOfList)
  const rows = await db
    .select({
      conversation: conversations,
      ad: ads,
      side,
      unread: sql<number>`(select count(*)::int from messages m
        where m.conversation_id = ${conversations.id} and m.side <> ${own.side} and m.id > ${own.lastReadId})`,
      last: messages,
      seller: sellers,
    })
    .from(conversations)
    .innerJoin(ads, eq(ads.id, conversations.adId))
    .innerJoin(own, and(eq(own.conversationId, conversations.id), eq(own.side, side)))
    .innerJoin(
      messages,
      eq(
        messages.id,
        sql`(select max(id) from messages m where m.conversation_id = ${conversations.id})`,
      ),
    )
    .leftJoin(sellers, eq(sellers.id, ads.userId))
    .where(isOfList)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(perPage)
    .offset(offset)

  return { rows, total: (await from)[0]?.total ?? 0 }
}
