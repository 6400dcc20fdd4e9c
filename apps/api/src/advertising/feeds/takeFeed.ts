import { feedFault } from '@inzrt/rules/feed'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { feeds } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { FeedParts, FeedRecord } from './FeedParts.ts'

/** How long a file whose step nobody ended waits for its next turn: a minute, four, sixteen, an hour, four hours. */
const WAIT_MS = 60_000
const LONGER_EACH_TIME = 4
const TRIES_MAX = 5

/** The file nobody worked on for the longest time; one that another process has in hand is passed over. */
const findFeed = async (tx: Transaction, now: Date): Promise<FeedRecord | undefined> => {
  const [feed] = await tx
    .select()
    .from(feeds)
    .where(and(inArray(feeds.state, ['waiting', 'working']), lte(feeds.workedAt, now)))
    .orderBy(asc(feeds.workedAt), asc(feeds.id))
    .limit(1)
    .for('update', { skipLocked: true })

  return feed
}

/**
 * Takes the file whose turn it is. The try counts, and its later turn is set, before anything is done: a file that kills
 * its process, or hangs, does not stand before the others for ever. One that always does is given up.
 */
export const takeFeed = ({ database, clock }: FeedParts): Promise<FeedRecord | null> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const feed = await findFeed(tx, now)
    if (!feed) return null
    const { tries } = feed
    const isGivenUp = tries >= TRIES_MAX
    const workedAt = new Date(now.getTime() + WAIT_MS * LONGER_EACH_TIME ** tries)
    const [taken] = await tx
      .update(feeds)
      .set(
        isGivenUp
          ? { state: 'refused', fault: feedFault.failed, finishedAt: now }
          : { tries: tries + 1, workedAt },
      )
      .where(eq(feeds.id, feed.id))
      .returning()

    return taken ?? null
  })
