import { HOUR_MS } from '@inzrt/domain/time'
import { EXCHANGE_HOURS, EXCHANGES_OPEN_MAX } from '@inzrt/rules/deal'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
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
import { withoutBlocked } from './withoutBlocked.ts'

const BATCH_SIZE = 50

/** Workers look one after the other: what one has proposed, the next one knows. */
const TAKE_TURNS = sql`select pg_advisory_xact_lock(hashtextextended('exchanges', 0))`

/** How many exchanges wait for each ad's advertiser. */
const countOpen = async (tx: Transaction, rings: readonly Ring[]): Promise<Map<number, number>> => {
  const ids = [...new Set(rings.flat().map(({ id }) => id))]
  const open = await tx
    .select({ adId: exchangeMembers.adId, count: count() })
    .from(exchangeMembers)
    .innerJoin(exchanges, eq(exchanges.id, exchangeMembers.exchangeId))
    .where(and(eq(exchanges.state, 'open'), inArray(exchangeMembers.adId, ids)))
    .groupBy(exchangeMembers.adId)

  return new Map(open.map((each) => [each.adId, each.count]))
}

/** Those that nobody was asked about yet. */
const keepNew = async (tx: Transaction, rings: readonly Ring[]): Promise<readonly Ring[]> => {
  const rows = await tx
    .select({ key: exchanges.key })
    .from(exchanges)
    .where(inArray(exchanges.key, rings.map(ringKey)))
  const known = new Set(rows.map(({ key }) => key))

  return rings.filter((ring) => !known.has(ringKey(ring)))
}

const propose = async (tx: Transaction, parts: ExchangeParts, ring: Ring, now: Date) => {
  const endsAt = new Date(now.getTime() + EXCHANGE_HOURS * HOUR_MS)
  const [kept] = await tx
    .insert(exchanges)
    .values({ brandCode: ring[0].brand, key: ringKey(ring), state: 'open', endsAt })
    .returning({ id: exchanges.id })
  if (!kept) throw new Error('No exchange was kept.')
  const members = await tx
    .insert(exchangeMembers)
    .values(ring.map(({ id: adId }, place) => ({ exchangeId: kept.id, place, adId })))
    .returning({ id: exchangeMembers.id })
  await notifyFound(tx, parts, { ring, endsAt, memberIds: members.map(({ id }) => id) })
}

/** Proposes what is new; nobody is asked about too many at once. */
const proposeNew = async (
  tx: Transaction,
  parts: ExchangeParts,
  rings: readonly Ring[],
  now: Date,
): Promise<number> => {
  const fresh = await withoutBlocked(tx, await keepNew(tx, rings))
  const open = await countOpen(tx, fresh)
  let proposed = 0
  for (const ring of fresh) {
    if (ring.some(({ id }) => (open.get(id) ?? 0) >= EXCHANGES_OPEN_MAX)) continue
    await propose(tx, parts, ring, now)
    for (const { id } of ring) open.set(id, (open.get(id) ?? 0) + 1)
    proposed += 1
  }

  return proposed
}

/** Looks around an ad, and tells all of each exchange that was found. */
const proposePartners = (parts: ExchangeParts, ad: ExchangeAd, now: Date): Promise<number> =>
  parts.database.db.transaction(async (tx) => {
    await tx.execute(TAKE_TURNS)
    const found = await proposeNew(tx, parts, await findRings(tx, now, ad), now)
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
    const unseen = await readUnseen(db, now, { after: last?.id ?? 0, limit: BATCH_SIZE })
    const look = async (ad: ExchangeAd) => {
      found += await proposePartners(parts, ad, now)
    }
    await ads.treat(db, unseen, look, turn)

    return unseen
  }, turn)
  ads.settle()

  return found
}
