import {
  RATING_REPORTS_SHOWN,
  REPORTED_RATINGS_MAX,
  type ReportedRating,
} from '@inzrt/contracts/desk/reportedRating'
import { otherSide } from '@inzrt/rules/deal'
import { and, asc, count, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import { toRating } from '../../advertising/ratings/toRatingsView.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ratingReports, ratings } from '../../platform/database/schema/ratings.ts'
import { users } from '../../platform/database/schema/users.ts'

const isOpen = isNull(ratingReports.verdict)

/** Reported ratings nobody has decided, what waits longest first, with what the first reporters say. */
export const listReportedRatings = async ({ db }: Database): Promise<ReportedRating[]> => {
  const firstAt = min(ratingReports.createdAt)
  const rows = await db
    .select({ rating: ratings, nickname: users.nickname, total: count(), firstAt })
    .from(ratings)
    .innerJoin(ratingReports, and(eq(ratingReports.ratingId, ratings.id), isOpen))
    .leftJoin(users, eq(users.id, ratings.ratedId))
    .groupBy(ratings.id, users.id)
    .orderBy(asc(firstAt), asc(ratings.id))
    .limit(REPORTED_RATINGS_MAX)
  const ranked = db
    .select({
      ratingId: ratingReports.ratingId,
      explanation: ratingReports.explanation,
      rank: sql<number>`row_number() over (partition by ${ratingReports.ratingId}
        order by ${ratingReports.id})`.as('rank'),
    })
    .from(ratingReports)
    .where(
      and(
        isOpen,
        inArray(
          ratingReports.ratingId,
          rows.map(({ rating }) => rating.id),
        ),
      ),
    )
    .as('ranked')
  const said = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${RATING_REPORTS_SHOWN}`)
    .orderBy(asc(ranked.ratingId), asc(ranked.rank))

  return rows.map(({ rating, nickname, total, firstAt: first }) => ({
    ...toRating(rating),
    ratedAs: otherSide(rating.side),
    nickname,
    reports: {
      total,
      firstAt: (first ?? rating.createdAt).toISOString(),
      explanations: said
        .filter(({ ratingId }) => ratingId === rating.id)
        .map(({ explanation }) => explanation),
    },
  }))
}
