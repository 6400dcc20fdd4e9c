import { maxLength } from '@inzrt/rules/lengths'
import { PER_PAGE, SEARCH_MAX_CHARS } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { CountSchema, DateSchema, IdSchema, SlugSchema } from '../wire/scalar.ts'
import { EditionFileSchema } from './editionFile.ts'

/** Pages of the archive's results; what was printed before is found by more words. */
export const ARCHIVE_PAGE_MAX = 20

/** An ad as the paper printed it, without whatever leads to a person; `adSlug` while it is shown on the web. */
export const PrintedAdSchema = z.object({
  lead: z.string(),
  text: z.string(),
  sectionName: z.string(),
  sectionSlug: SlugSchema,
  number: IdSchema,
  year: z.int(),
  releaseDate: DateSchema,
  page: z.nullable(IdSchema),
  pdfPath: EditionFileSchema,
  adSlug: z.nullable(SlugSchema),
})
export type PrintedAd = z.infer<typeof PrintedAdSchema>

/** Searches past editions by words and section; each ad is found once, in the last edition that printed it, and stands first where it is named so. */
export const searchPrintedAdsCall = {
  method: 'GET',
  path: '/api/front/printed-ads',
  audience: 'anyone',
  budget: 'search',
  query: z.object({
    q: z._default(z.string().check(maxLength(SEARCH_MAX_CHARS)), ''),
    sectionSlug: z.optional(SlugSchema),
    page: z._default(queryInt(1, ARCHIVE_PAGE_MAX), 1),
    perPage: z._default(queryInt(1, PER_PAGE), PER_PAGE),
  }),
  responses: {
    200: z.object({
      data: z.array(PrintedAdSchema),
      meta: z.object({ total: CountSchema, isTotalExact: z.boolean() }),
    }),
    ...problems(404),
  },
} satisfies Call
