import type { sendFeedCall } from '@inzrt/contracts/account/feed'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { FEEDS_KEPT } from '@inzrt/rules/limits'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import { feeds } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { chargeFeed } from './chargeFeed.ts'
import type { FeedRecord } from './FeedParts.ts'
import { feedUnderWay, notCompany, tooMuchForHour, unprovedAccount } from './feedProblems.ts'

type NewFeed = Readonly<{
  userId: number
  brand: Brand
  sent: BodyOf<typeof sendFeedCall>
  now: Date
}>

/** The oldest reports make room. */
const forgetOldest = async (tx: Transaction, userId: number): Promise<void> => {
  const kept = tx
    .select({ id: feeds.id })
    .from(feeds)
    .where(eq(feeds.userId, userId))
    .orderBy(desc(feeds.id))
    .limit(FEEDS_KEPT - 1)
  await tx.delete(feeds).where(and(eq(feeds.userId, userId), notInArray(feeds.id, kept)))
}

/**
 * Keeps a place for a file that will come. An account sends one at a time: one that never came whole gives way.
 * @throws Problem 403 to who is no company or has no proved address, 409 while another file is worked on,
 * 422 when it is too much for this hour
 */
export const beginFeed = async (
  tx: Transaction,
  attempts: Attempts,
  { userId, brand, sent: { rules: _, ...sent }, now }: NewFeed,
): Promise<FeedRecord> => {
  const user = await holdAccount(tx, userId, { isAlone: true })
  if (user.kind !== 'business') throw notCompany()
  if (!user.emailVerifiedAt) throw unprovedAccount()
  const [busy] = await tx
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.userId, userId), inArray(feeds.state, ['waiting', 'working'])))
  if (busy) throw feedUnderWay()
  const tooMuch = await chargeFeed(tx, attempts, { userId, bytes: sent.bytes, lines: 0 })
  if (tooMuch) throw tooMuchForHour(tooMuch)
  await tx.delete(feeds).where(and(eq(feeds.userId, userId), eq(feeds.state, 'arriving')))
  await forgetOldest(tx, userId)
  const [feed] = await tx
    .insert(feeds)
    .values({
      ...sent,
      userId,
      brandCode: brand,
      state: 'arriving',
      createdAt: now,
      workedAt: now,
    })
    .returning()
  if (!feed) throw new Error('The file was not kept.')

  return feed
}
