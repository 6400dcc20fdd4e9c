import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type AdRow, adRowColumns } from '../../catalogue/ads/AdRow.ts'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { exchangeMembers, exchanges } from '../../platform/database/schema/exchanges.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { recipientOf } from '../renewals/recipientOf.ts'
import { beginAt } from './beginAt.ts'
import { canTakePart } from './exchangeAds.repository.ts'

type Reader = Pick<Transaction, 'select'>

const LISTED_MAX = 10

/** An ad of an exchange, with who advertises it. */
export type Member = Readonly<{
  member: typeof exchangeMembers.$inferSelect
  ad: typeof ads.$inferSelect
  user: typeof users.$inferSelect | null
  to: string | null
  isShown: boolean
  canTakePart: boolean
}>

/** An exchange with its members, the one it is read for first. */
export type OpenedExchange = Readonly<{
  exchange: typeof exchanges.$inferSelect
  members: readonly [Member, ...Member[]]
}>

const readMembers = (on: Reader, exchangeId: number, now: Date): Promise<Member[]> =>
  on
    .select({
      member: exchangeMembers,
      ad: ads,
      user: users,
      to: recipientOf,
      isShown: sql<boolean>`${whereShown(now)}`,
      canTakePart: sql<boolean>`${canTakePart(now)}`,
    })
    .from(exchangeMembers)
    .innerJoin(ads, eq(ads.id, exchangeMembers.adId))
    .leftJoin(users, eq(users.id, ads.userId))
    .where(eq(exchangeMembers.exchangeId, exchangeId))
    .orderBy(asc(exchangeMembers.place))

const membersOf = async (on: Reader, exchangeId: number, memberId: number, now: Date) => {
  const members = await readMembers(on, exchangeId, now)
  const at = members.findIndex(({ member }) => member.id === memberId)
  const [own, ...others] = beginAt(members, at)

  return own && ([own, ...others] as const)
}

/** The exchange a member is part of; null: it is forgotten. */
export const findExchange = async (
  on: Reader,
  memberId: number,
  now: Date,
): Promise<OpenedExchange | null> => {
  const [found] = await on
    .select({ exchange: exchanges })
    .from(exchangeMembers)
    .innerJoin(exchanges, eq(exchanges.id, exchangeMembers.exchangeId))
    .where(eq(exchangeMembers.id, memberId))
  const members = found && (await membersOf(on, found.exchange.id, memberId, now))

  return found && members ? { ...found, members } : null
}

/** The same, kept from changing under us until the transaction ends. */
export const lockExchange = async (
  tx: Transaction,
  memberId: number,
  now: Date,
): Promise<OpenedExchange | null> => {
  const found = await findExchange(tx, memberId, now)
  if (!found) return null
  await tx
    .select({ id: exchanges.id })
    .from(exchanges)
    .where(eq(exchanges.id, found.exchange.id))
    .for('update')

  return findExchange(tx, memberId, now)
}

/** Members that an ad is in exchanges as: those that wait for answers, and those that were agreed. */
export const listMembers = async ({ db }: Database, adId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: exchangeMembers.id })
    .from(exchangeMembers)
    .innerJoin(exchanges, eq(exchanges.id, exchangeMembers.exchangeId))
    .where(and(eq(exchangeMembers.adId, adId), inArray(exchanges.state, ['open', 'agreed'])))
    .orderBy(desc(exchanges.id))
    .limit(LISTED_MAX)

  return rows.map(({ id }) => id)
}

const byIds = sql`select ${adRowColumns}
  from ${ads} join ${localities} on ${localities.id} = ${ads.localityId}
  where ${ads.id} = any(${sql.placeholder('ids')})`

/** Reads ads as lists show them, in whatever state they are. */
export const createExchangeRows = ({ pool }: Database) => {
  const read = prepare<AdRow>(pool, byIds)

  return (ids: readonly number[], now: Date): Promise<AdRow[]> => read({ ids: [...ids], now })
}
