import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'
import { favourites } from '../../platform/database/schema/favourites.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import { orderItems, orders } from '../../platform/database/schema/orders.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'

const ordersOf = ({ db }: Database, userId: number) =>
  db
    .select({
      publicNo: orders.publicNo,
      kind: orders.kind,
      state: orders.state,
      paymentMethod: orders.paymentMethod,
      item: orderItems.label,
      price: orderItems.unitPrice,
      currency: orders.currency,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id), asc(orderItems.id))

/** What buyers wrote is the user's to read; who they are is not the user's to take along. */
const messagesTo = ({ db }: Database, userId: number) =>
  db
    .select({ ad: ads.slug, content: messages.content, at: messages.createdAt })
    .from(messages)
    .innerJoin(ads, eq(ads.id, messages.adId))
    .where(eq(ads.userId, userId))
    .orderBy(asc(messages.id))

const messagesFrom = ({ db }: Database, userId: number) =>
  db
    .select({
      ad: ads.slug,
      name: messages.senderName,
      email: messages.senderEmail,
      phone: messages.senderPhone,
      content: messages.content,
      at: messages.createdAt,
    })
    .from(messages)
    .innerJoin(ads, eq(ads.id, messages.adId))
    .where(eq(messages.senderId, userId))
    .orderBy(asc(messages.id))

const complaintsOf = ({ db }: Database, userId: number) =>
  db
    .select({
      number: complaints.id,
      about: complaints.about,
      text: complaints.text,
      wish: complaints.wish,
      name: complaints.name,
      email: complaints.email,
      state: complaints.state,
      createdAt: complaints.createdAt,
      dueAt: complaints.dueAt,
      answer: complaints.answer,
      answeredAt: complaints.answeredAt,
    })
    .from(complaints)
    .where(eq(complaints.userId, userId))
    .orderBy(asc(complaints.id))

/** What a user ordered, marked, kept, wrote and complained of. */
export const exportActivity = async (database: Database, userId: number) => ({
  orders: await ordersOf(database, userId),
  favourites: await database.db
    .select({ ad: ads.slug, since: favourites.createdAt })
    .from(favourites)
    .innerJoin(ads, eq(ads.id, favourites.adId))
    .where(eq(favourites.userId, userId)),
  savedSearches: await database.db
    .select({
      name: savedSearches.name,
      query: savedSearches.query,
      frequency: savedSearches.frequency,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId)),
  receivedMessages: await messagesTo(database, userId),
  sentMessages: await messagesFrom(database, userId),
  complaints: await complaintsOf(database, userId),
})
