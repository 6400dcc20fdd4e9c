import { ID_MAX } from '@inzrt/domain/slug'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { DateTimeSchema, ImagePathSchema } from '../wire/scalar.ts'
import { reasonsFields } from './decision.ts'
import { NoticeSchema } from './notice.ts'

export const AdIdParamsSchema = z.object({ adId: queryInt(1, ID_MAX) })

/** What a company says of itself on the site of its ad, as moderators judge it. */
export const JudgedPageSchema = z.object({
  about: z.string(),
  web: z.nullable(z.string()),
  logo: z.nullable(ImagePathSchema),
  /** Tells the version that was read. */
  savedAt: DateTimeSchema,
})
export type JudgedPage = z.infer<typeof JudgedPageSchema>

/** Takes away all that the company of an ad says of itself on the ad's site; its ads stay, and it is told why. */
export const removeCompanyPageCall = {
  method: 'POST',
  path: '/api/admin/inzrts/{adId}/company-page/removal',
  audience: 'moderator',
  params: AdIdParamsSchema,
  body: z.object({ savedAt: DateTimeSchema, ...reasonsFields }),
  responses: { 200: NoticeSchema, ...problems(401, 403, 404, 409, 422) },
} satisfies Call
