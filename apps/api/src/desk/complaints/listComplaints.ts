import { COMPLAINTS_MAX, type Complaint } from '@inzrt/contracts/desk/complaint'
import { and, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { users } from '../../platform/database/schema/users.ts'

const isWaiting = eq(complaints.state, 'new')

type Row = Readonly<{
  complaint: typeof complaints.$inferSelect
  orderNo: string | null
  ad: Complaint['ad']
  answeredBy: string | null
}>

const toComplaint = ({ complaint, orderNo, ad, answeredBy }: Row, now: Date): Complaint => {
  const { id, state, about, text, wish, name, email, answer, answeredAt } = complaint
  const { brandCode: site, createdAt, dueAt } = complaint

  return {
    id,
    site,
    state,
    about,
    text,
    wish,
    name,
    email,
    orderNo,
    ad,
    createdAt: createdAt.toISOString(),
    due: { by: dueAt.toISOString(), isLate: dueAt < (answeredAt ?? now) },
    answer:
      answer !== null && answeredAt
        ? { text: answer, by: answeredBy ?? '', at: answeredAt.toISOString() }
        : null,
  }
}

const countWaiting = async ({ db }: Database, now: Date) => {
  const late = sql<number>`count(*) filter (where ${lt(complaints.dueAt, now)})`.mapWith(Number)
  const [row] = await db.select({ waiting: count(), late }).from(complaints).where(isWaiting)

  return row ?? { waiting: 0, late: 0 }
}

/** Complaints that wait, what is late first; or those answered, the latest first. */
export const listComplaints = async (database: Database, state: 'new' | 'answered', now: Date) => {
  const order =
    state === 'new'
      ? [asc(complaints.dueAt), asc(complaints.id)]
      : [desc(complaints.answeredAt), desc(complaints.id)]
  const list = database.db
    .select({
      complaint: complaints,
      orderNo: orders.publicNo,
      ad: { slug: ads.slug, heading: ads.heading },
      answeredBy: users.nickname,
    })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .leftJoin(ads, and(eq(ads.id, complaints.adId), ne(ads.state, 'deleted')))
    .leftJoin(users, eq(users.id, complaints.answeredBy))
    .where(state === 'new' ? isWaiting : ne(complaints.state, 'new'))
    .orderBy(...order)
    .limit(COMPLAINTS_MAX)
  const [rows, meta] = await Promise.all([list, countWaiting(database, now)])

  return { data: rows.map((row) => toComplaint(row, now)), meta }
}
