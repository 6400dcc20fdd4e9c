import {
  listFeedAdsCall,
  listFeedLinesCall,
  listFeedsCall,
  sendFeedCall,
  sendFeedPieceCall,
} from '@inzrt/contracts/account/feed'
import { FEEDS_KEPT } from '@inzrt/rules/limits'
import { and, asc, desc, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { ads } from '../../platform/database/schema/ads.ts'
import { feedLines, feedPhotos, feeds } from '../../platform/database/schema/feeds.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { beginFeed } from './beginFeed.ts'
import { exportFeed } from './exportFeed.ts'
import type { FeedRecord } from './FeedParts.ts'
import { feedNotFound } from './feedProblems.ts'
import { takePiece } from './takePiece.ts'
import { toFeeds } from './toFeeds.ts'

const LINES_AT_ONCE = 500

/** Files of ads: sent in pieces, told of by line, and made of one's own ads. */
export const feedsRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, clock, attempts } = parts
  const { db } = database

  const toFeed = async (record: FeedRecord) => {
    const [data] = await toFeeds(db, [record])
    if (!data) throw feedNotFound()

    return { data }
  }

  serveCall(app, sendFeedCall, async ({ user: { userId }, caller: { brand }, body }) =>
    toFeed(
      await db.transaction((tx) =>
        beginFeed(tx, attempts, { userId, brand, sent: body, now: clock() }),
      ),
    ),
  )

  serveCall(app, sendFeedPieceCall, async ({ user: { userId }, caller: { brand }, params, body }) =>
    toFeed(
      await db.transaction((tx) =>
        takePiece(tx, {
          userId,
          brand,
          feedId: Number(params.feedId),
          position: Number(params.position),
          bytes: Buffer.from(body.bytes, 'base64'),
        }),
      ),
    ),
  )

  serveCall(app, listFeedsCall, async ({ user: { userId }, caller: { brand } }) => ({
    data: await toFeeds(
      db,
      await db
        .select()
        .from(feeds)
        .where(and(eq(feeds.userId, userId), eq(feeds.brandCode, brand)))
        .orderBy(desc(feeds.id))
        .limit(FEEDS_KEPT),
    ),
  }))

  serveCall(app, listFeedLinesCall, async ({ user, caller, params, query }) => {
    const feedId = Number(params.feedId)
    const isOwn = and(
      eq(feeds.id, feedId),
      eq(feeds.userId, user.userId),
      eq(feeds.brandCode, caller.brand),
    )
    const [own] = await db.select({ id: feeds.id }).from(feeds).where(isOwn)
    if (!own) throw feedNotFound()
    const rows = await db
      .select({
        line: feedLines.line,
        number: feedLines.number,
        outcome: feedLines.outcome,
        faults: feedLines.faults,
        slug: ads.slug,
        photos: feedPhotos,
      })
      .from(feedLines)
      .leftJoin(ads, eq(ads.id, feedLines.adId))
      .leftJoin(
        feedPhotos,
        and(eq(feedPhotos.feedId, feedLines.feedId), eq(feedPhotos.line, feedLines.line)),
      )
      .where(
        and(
          eq(feedLines.feedId, feedId),
          query.outcome && eq(feedLines.outcome, query.outcome),
          query.only && or(isNotNull(feedLines.faults), isNotNull(feedPhotos.againAt)),
          gt(feedLines.line, Number(query.after ?? 0)),
        ),
      )
      .orderBy(asc(feedLines.line))
      .limit(LINES_AT_ONCE)
    const last = rows.length === LINES_AT_ONCE ? rows.at(-1) : undefined

    return {
      data: rows.map(({ photos, ...row }) => ({
        ...row,
        faults: { ...row.faults },
        photos: photos && {
          faults: [...photos.faults],
          againAt: photos.againAt?.toISOString() ?? null,
        },
      })),
      meta: { after: last ? String(last.line) : null },
    }
  })

  serveCall(app, listFeedAdsCall, ({ user: { userId }, caller: { brand }, query }) =>
    exportFeed(parts, { userId, brand, after: Number(query.after ?? 0) }),
  )
}
