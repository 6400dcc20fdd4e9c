import { DAY_MS } from '@inzrt/domain/time'
import { feedFault } from '@inzrt/rules/feed'
import { eq } from 'drizzle-orm'
import { feeds } from '../../platform/database/schema/feeds.ts'
import type { FeedParts, FeedRecord } from './FeedParts.ts'
import { isOfData } from './isOfData.ts'

const WAIT_MS = 600_000
/** A failure of the server is mended by then, or is none. */
const TRIED_MS = DAY_MS

/** Has a file whose step failed wait, so that it stops no other; one that never will do is given up. */
export const postponeFeed = async (
  { database: { db }, clock, orders: { log } }: FeedParts,
  { id, createdAt }: FeedRecord,
  error: unknown,
): Promise<void> => {
  log.error({ err: error, feed: id }, 'file of ads failed')
  const now = clock()
  const isGivenUp = isOfData(error) || now.getTime() - createdAt.getTime() > TRIED_MS
  await db
    .update(feeds)
    .set(
      isGivenUp
        ? { state: 'refused', fault: feedFault.failed, finishedAt: now }
        : { tries: 0, workedAt: new Date(now.getTime() + WAIT_MS) },
    )
    .where(eq(feeds.id, id))
}
