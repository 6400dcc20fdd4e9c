import { maxLength } from '@inzrt/rules/lengths'
import { SEARCH_MAX_CHARS } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { AdListSchema } from '../ads/advertisement.ts'
import type { Call } from '../wire/call.ts'
import { listOf, pagingQuery } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryFlag, queryList } from '../wire/query.ts'
import { HundredthsSchema, SlugSchema } from '../wire/scalar.ts'
import { FilterCountsSchema, filterQuery, ListingPlaceSchema } from './listingQuery.ts'
import { PscSchema } from './locality.ts'
import { AdMapSchema } from './map.ts'
import { SectionHitSchema } from './section.ts'

export const SearchQuerySchema = z.object({
  q: z.string().check(maxLength(SEARCH_MAX_CHARS)),
  include: z.optional(queryList(['section', 'map'])),
  includeSp: z.optional(queryFlag()),
  sectionSlug: z.optional(SlugSchema),
  ...filterQuery,
  ...pagingQuery,
})

/**
 * Ads and sections found. `corrected` was searched instead of a query with a typing error, `suggestion` may
 * have been meant, `leftOut` are words no ad for the thing has, `withAllWords` says how many have all where so few do that
 * similar ones were added. `isOnlyMentioned` is true where no ad is for the thing itself. `isTotalExact` is false where so many were found that only the newest are counted.
 * `understood` are filters the query named in words, and the words that are left;
 * `withConditions` says how many ads pass them where so few do that others were added, and `leftOutConditions` which of
 * them those need not meet. Words with a minus are those that no ad found has. `completions` are
 * queries whose last word is typed to its end. A query in quotation marks is kept as it is.
 */
export const SearchAnswerSchema = z.object({
  data: z.object({ advertisements: AdListSchema, sections: listOf(SectionHitSchema) }),
  meta: z.object({
    corrected: z.nullable(z.string()),
    suggestion: z.nullable(z.string()),
    leftOut: z.array(z.string()),
    withAllWords: z.nullable(z.int().check(z.positive())),
    understood: z.nullable(
      z.object({
        q: z.string(),
        region: z.optional(z.string()),
        district: z.optional(z.string()),
        psc: z.optional(PscSchema),
        place: z.optional(z.string()),
        radius: z.optional(z.int()),
        priceFrom: z.optional(HundredthsSchema),
        priceTo: z.optional(HundredthsSchema),
      }),
    ),
    isTotalExact: z.boolean(),
    isOnlyMentioned: z.boolean(),
    withConditions: z.nullable(z.int().check(z.nonnegative())),
    leftOutConditions: z.array(z.enum(['place', 'price'])),
    completions: z.array(z.string()),
    counts: FilterCountsSchema,
    place: z.optional(ListingPlaceSchema),
    map: z.optional(AdMapSchema),
  }),
})
export type SearchAnswer = z.infer<typeof SearchAnswerSchema>

/** Full-text search in Czech. */
export const searchCall = {
  method: 'GET',
  path: '/api/front/search',
  audience: 'anyone',
  budget: 'search',
  query: SearchQuerySchema,
  responses: { 200: SearchAnswerSchema, ...problems() },
} satisfies Call
