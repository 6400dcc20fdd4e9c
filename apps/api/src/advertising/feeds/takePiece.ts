import { FEED_PIECE_BYTES } from '@inzrt/rules/limits'
import { and, eq } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { feedPieces, feeds } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'
import type { FeedRecord } from './FeedParts.ts'
import { feedNotFound, tornPiece } from './feedProblems.ts'

type Piece = Readonly<{
  feedId: number
  userId: number
  brand: Brand
  position: number
  bytes: Buffer
}>

/** How long a piece of a file has to be: all are full but the last. */
const lengthOf = ({ bytes }: FeedRecord, position: number): number =>
  Math.min(FEED_PIECE_BYTES, bytes - position * FEED_PIECE_BYTES)

/**
 * Keeps a piece of a file; the last one to come has the file worked on. One that came before changes nothing.
 * @throws Problem 404, or 422 when it is not as long as it has to be
 */
export const takePiece = async (
  tx: Transaction,
  { feedId, userId, brand, position, bytes }: Piece,
): Promise<FeedRecord> => {
  const [feed] = await tx
    .select()
    .from(feeds)
    .where(and(eq(feeds.id, feedId), eq(feeds.userId, userId), eq(feeds.brandCode, brand)))
    .for('update')
  if (!feed) throw feedNotFound()
  if (feed.state !== 'arriving') return feed
  if (bytes.length !== lengthOf(feed, position)) throw tornPiece()
  const kept = await tx
    .insert(feedPieces)
    .values({ feedId, position, bytes })
    .onConflictDoNothing()
    .returning({ position: feedPieces.position })
  if (kept.length === 0) return feed
  const arrived = feed.arrived + bytes.length
  const isWhole = arrived === feed.bytes
  const [grown] = await tx
    .update(feeds)
    .set({ arrived, ...(isWhole && { state: 'waiting' as const }) })
    .where(eq(feeds.id, feedId))
    .returning()
  if (isWhole) await tx.execute(requestJob('workFeeds'))

  return grown ?? feed
}
