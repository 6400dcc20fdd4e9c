import * as z from 'zod/mini'
import { AdDetailSchema } from '../ads/advertisementDetail.ts'
import type { Call } from '../wire/call.ts'
import { ProblemSchema, problems } from '../wire/problem.ts'
import { queryList } from '../wire/query.ts'
import { SlugSchema } from '../wire/scalar.ts'
import { FilterCountsSchema, ListingPlaceSchema, listingQuery } from './listingQuery.ts'
import { AdMapSchema } from './map.ts'
import { SECTION_INCLUDES, SectionSchema } from './section.ts'

/** An address used to belong to something that moved: answer with the new slug. */
const redirectTo = z.optional(SlugSchema)

export const SectionBySlugSchema = z.object({
  data: SectionSchema,
  meta: z.object({
    slugType: z.literal('section'),
    redirectTo,
    counts: z.optional(FilterCountsSchema),
    place: z.optional(ListingPlaceSchema),
    map: z.optional(AdMapSchema),
  }),
})

export const AdBySlugSchema = z.object({
  data: AdDetailSchema,
  meta: z.object({ slugType: z.literal('inzrt'), redirectTo }),
})

/** What a slug leads to; told apart by `meta.slugType`. */
export const SlugAnswerSchema = z.union([SectionBySlugSchema, AdBySlugSchema])
export type SlugAnswer = z.infer<typeof SlugAnswerSchema>

export const SlugNotFoundSchema = z.extend(ProblemSchema, {
  meta: z.object({ slugType: z.literal('not_found') }),
})

export const SlugQuerySchema = z.object({
  sectionInclude: z.optional(queryList(SECTION_INCLUDES)),
  ...listingQuery,
})

/** Resolves the only path segment of the sites to a section or an ad. */
export const resolveSlugCall = {
  method: 'GET',
  path: '/api/front/slug/{slug}',
  audience: 'anyone',
  params: z.object({ slug: SlugSchema }),
  query: SlugQuerySchema,
  responses: { 200: SlugAnswerSchema, ...problems(403, 410), 404: SlugNotFoundSchema },
} satisfies Call
