import { parseAdSlug } from '@inzrt/domain/slug'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { feedPhotos } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { updateAd } from '../editing/updateAd.ts'
import { createAd } from '../placing/createAd.ts'
import type { FeedParts, FeedRecord } from './FeedParts.ts'
import type { LinePlan } from './planLine.ts'

type Placing = Extract<LinePlan, { kind: 'created' }>
type Change = Extract<LinePlan, { kind: 'changed' }>
type Work = Readonly<{ feed: FeedRecord; line: number; now: Date }>

/** Whether an ad is over for good, so that its number is free for another. */
export const isOver = or(
  eq(ads.state, 'deleted'),
  and(eq(ads.state, 'closed'), ne(sql`coalesce(closed_reason, '')`, 'reserved')),
)

const setNumber = (tx: Transaction, adId: number, ownNumber: string) =>
  tx.update(ads).set({ ownNumber }).where(eq(ads.id, adId))

/** Ads that are over give their numbers up to those that come after them. */
export const freeNumbers = async (
  tx: Transaction,
  { userId, brandCode }: Pick<FeedRecord, 'userId' | 'brandCode'>,
  numbers: readonly string[],
): Promise<void> => {
  await tx
    .update(ads)
    .set({ ownNumber: null })
    .where(
      and(
        eq(ads.userId, userId),
        eq(ads.brandCode, brandCode),
        inArray(ads.ownNumber, [...numbers]),
        isOver,
      ),
    )
}

const place = async (
  tx: Transaction,
  parts: FeedParts,
  { sent, section, number }: Placing,
  { feed, now }: Work,
): Promise<number> => {
  const { data } = await createAd(tx, parts, {
    sent,
    section,
    now,
    brand: feed.brandCode,
    userId: feed.userId,
    ownNumber: number,
    isPhoneVerified: sent.ad.phone !== '',
    adPasswordHash: null,
    asker: `account ${feed.userId}`,
  })
  const placed = parseAdSlug(data.slug)
  if (!placed) throw new Error('The ad was not placed.')

  return placed.id
}

const change = async (
  tx: Transaction,
  parts: FeedParts,
  { sent, section, latest, number, isSame }: Change,
  { feed, now }: Work,
): Promise<number> => {
  const { id } = latest.ad
  if (number !== null) await setNumber(tx, id, number)
  if (isSame) return id
  const [ad] = await tx.select().from(ads).where(eq(ads.id, id)).for('update')
  if (!ad) throw new Error('The ad is gone.')
  // Its phone stays as it is, and so does what was proved of it.
  const isPhoneProved = ad.phoneVerifiedAt !== null
  const asker = `account ${feed.userId}`
  await updateAd(tx, parts, { ad, sent, section, now, isPhoneProved, asker })

  return id
}

/** Has photos fetched, in place of those an earlier line named. */
const askForPhotos = async (
  tx: Transaction,
  adId: number,
  addresses: readonly string[],
  { feed, line, now }: Work,
): Promise<void> => {
  const asked = { addresses, line, feedId: feed.id, freeAt: now }
  const renewed = { ...asked, failures: 0, faults: [], againAt: null }
  await tx
    .insert(feedPhotos)
    .values({ adId, ...asked })
    .onConflictDoUpdate({ target: feedPhotos.adId, set: renewed })
}

/** Does what a line asks for, in the caller's transaction; tells the ad. */
export const applyLine = async (
  tx: Transaction,
  parts: FeedParts,
  plan: Placing | Change,
  work: Work,
): Promise<number> => {
  const adId =
    plan.kind === 'created'
      ? await place(tx, parts, plan, work)
      : await change(tx, parts, plan, work)
  if (plan.photos) await askForPhotos(tx, adId, plan.photos, work)

  return adId
}
