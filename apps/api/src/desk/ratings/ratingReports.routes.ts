import { reportRatingCall } from '@inzrt/contracts/conversation/rating'
import { decideRatingCall, listReportedRatingsCall } from '@inzrt/contracts/desk/reportedRating'
import type { FastifyPluginAsync } from 'fastify'
import type { AdvertisingParts } from '../../advertising/AdvertisingParts.ts'
import { ratingNotFound } from '../../advertising/ratings/ratingProblems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { decideRating } from './decideRating.ts'
import { listReportedRatings } from './listReportedRatings.ts'
import { reportRating } from './reportRating.ts'

type Parts = AdvertisingParts & Readonly<{ visitorKey: string }>

/** Ratings that visitors report, decided at the desk. */
export const ratingReportsRoutes: FastifyPluginAsync<Parts> = async (app, parts) => {
  serveCall(
    app,
    reportRatingCall,
    async (asked) => {
      await reportRating(parts, asked)

      return { message: 'Hlášení jsme přijali a\u00a0podíváme se na ně.' }
    },
    { missing: ratingNotFound },
  )

  serveCall(app, listReportedRatingsCall, async () => ({
    data: await listReportedRatings(parts.database),
  }))

  serveCall(
    app,
    decideRatingCall,
    async ({ params, body, user, outdate }) => {
      await decideRating(parts, params.ratingId, body, user)
      const { reports: _, ...data } = body

      return body.verdict !== 'dismissed' ? outdate({ data }) : { data }
    },
    { missing: ratingNotFound },
  )
}
