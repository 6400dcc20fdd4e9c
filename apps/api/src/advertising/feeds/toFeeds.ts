import type { Feed, FeedOutcome } from '@inzrt/contracts/account/feed'
import { and, count, inArray, isNotNull, min } from 'drizzle-orm'
import { feedLines, feedPhotos } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { FeedRecord } from './FeedParts.ts'

const NONE: Readonly<Record<FeedOutcome, number>> = {
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
}

/** Files as the wire has them, with their lines counted by what became of them. */
export const toFeeds = async (
  db: Pick<Transaction, 'select'>,
  records: readonly FeedRecord[],
): Promise<Feed[]> => {
  const ids = records.map(({ id }) => id)
  const counted = await db
    .select({
      feedId: feedLines.feedId,
      outcome: feedLines.outcome,
      number: count(),
      faulty: count(feedLines.faults),
    })
    .from(feedLines)
    .where(and(inArray(feedLines.feedId, [0, ...ids]), isNotNull(feedLines.outcome)))
    .groupBy(feedLines.feedId, feedLines.outcome)

  const waiting = await db
    .select({
      feedId: feedPhotos.feedId,
      number: count(),
      again: count(feedPhotos.againAt),
      againAt: min(feedPhotos.againAt),
    })
    .from(feedPhotos)
    .where(inArray(feedPhotos.feedId, [0, ...ids]))
    .groupBy(feedPhotos.feedId)

  return records.map((record) => {
    const { id, name, state, fault, isDry, endsMissing, paysByCredit, isXml, lines } = record
    const own = counted.filter(({ feedId }) => feedId === id)
    const {
      number = 0,
      again = 0,
      againAt = null,
    } = waiting.find(({ feedId }) => feedId === id) ?? {}

    return {
      id,
      name,
      state,
      fault,
      isDry,
      endsMissing,
      paysByCredit,
      isXml,
      lines,
      outcomes: {
        ...NONE,
        ...Object.fromEntries(own.map(({ outcome, number }) => [outcome, number])),
      },
      photos: {
        waiting: number - again,
        again,
        againAt: againAt?.toISOString() ?? null,
        // What is wrong with a line that was not refused came of its photos.
        failed: own
          .filter(({ outcome }) => outcome !== 'refused')
          .reduce((sum, { faulty }) => sum + faulty, 0),
      },
      missing: record.missing,
      keptMissing: record.keptMissing,
      unknownColumns: [...record.unknownColumns],
      createdAt: record.createdAt.toISOString(),
      finishedAt: record.finishedAt?.toISOString() ?? null,
    }
  })
}
