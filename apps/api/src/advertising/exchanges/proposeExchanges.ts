import { EXCHANGE_HOURS, EXCHANGES_OPEN_MAX } from '@inzrt/domain/deal'
import { and, count, eq, inArray } from 'drizzle-orm'
import {
  exchangeLooks,
  exchangeMembers,
  exchanges,
} from '../../platform/database/schema/exchanges.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import type { ExchangeParts } from './ExchangeParts.ts'
import { type ExchangeAd, readUnseen } from './exchangeAds.repository.ts'
import { findRings, type Ring, ringKey } from './findRings.ts'
import { notifyFound } from './notifyFound.ts'

const AT_ONCE = 50
const HOUR_MS = 3_600_000

/** Nobody is asked about too many at once. */
const hasRoom = async (tx: Transaction, ring: Ring): Promise<boolean> => {
  const open = await tx
    .select({ adId: exchangeMembers.adId, count: count() })
    .from(exchangeMembers)
    .innerJoin(exchanges, eq(exchanges.id, exchangeMembers.exchangeId))
    .where(
      and(
        eq(exchanges.state, 'open'),
        inArray(
          exchangeMembers.adId,
          ring.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(exchangeMembers.adId)

  return open.every((each) => each.count < EXCHANGES_OPEN_MAX)
}

const propose = async (tx: Transaction, parts: ExchangeParts, ring: Ring, now: Date) => {
  const [first] = ring
  if (!first || !(await hasRoom(tx, ring))) return false
  const endsAt = new Date(now.getTime() + EXCHANGE_HOURS * HOUR_MS)
  const [kept] = await tx
    .insert(exchanges)
    .values({ brandCode: first.brand, key: ringKey(ring), state: 'open', endsAt })
    .onConflictDoNothing()
    .returning({ id: exchanges.id })
  if (!kept) return false
  const members = await tx
    .insert(exchangeMembers)
    .values(ring.map(({ id: adId }, place) => ({ exchangeId: kept.id, place, adId })))
    .returning({ id: exchangeMembers.id })
  await notifyFound(tx, parts, { ring, endsAt, memberIds: members.map(({ id }) => id) })

  return true
}

/** Looks around an ad, and tells all of each exchange that was found. */
const lookAround = (parts: ExchangeParts, ad: ExchangeAd, now: Date): Promise<number> =>
  parts.database.db.transaction(async (tx) => {
    let found = 0
    for (const ring of await findRings(tx, now, ad))
      if (await propose(tx, parts, ring, now)) found += 1
    await tx
      .insert(exchangeLooks)
      .values({ adId: ad.id, lookedAt: now })
      .onConflictDoUpdate({ target: exchangeLooks.adId, set: { lookedAt: now } })

    return found
  })

/**
 * Finds exchanges around ads that came out or were changed since they were looked at.
 * @returns how many were proposed
 */
export const proposeExchanges = async (
  parts: ExchangeParts,
  turn?: AbortSignal,
): Promise<number> => {
  const now = parts.clock()
  const { db } = parts.database
  const ads = eachRow<ExchangeAd>('look for exchanges', ({ id }) => id)
  let found = 0
  await drain<ExchangeAd>(async (last) => {
    const unseen = await readUnseen(db, now, { after: last?.id ?? 0, limit: AT_ONCE })
    await ads.treat(db, unseen, async (ad) => {
      if (!turn?.aborted) found += await lookAround(parts, ad, now)
    })

    return unseen
  }, turn)
  ads.settle()

  return found
}
