import { maxLength, minLength } from '@inzrt/rules/lengths'
import { LOCALITY_MIN_CHARS } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, SlugSchema } from '../wire/scalar.ts'

export const PLACE_KINDS = ['town', 'part', 'district', 'region', 'psc'] as const

/** A place to look for ads in, as one line. */
export const PlaceSchema = z.object({
  /** What the filter `place` takes. */
  key: z.string(),
  kind: z.enum(PLACE_KINDS),
  /** „Brno (celé město)“, „Brno-střed“, „okres Brno-venkov“. */
  label: z.string(),
  /** What it lies in; empty for a region. */
  within: z.string(),
  adsCount: CountSchema,
})
export type Place = z.infer<typeof PlaceSchema>

/** Places whose name or postal code begins with the term, each with how many ads it holds, in a section where one is given. */
export const searchPlacesCall = {
  method: 'GET',
  path: '/api/front/places/search',
  audience: 'anyone',
  budget: 'locality',
  query: z.object({
    term: z.string().check(minLength(LOCALITY_MIN_CHARS), maxLength(100)),
    sectionSlug: z.optional(SlugSchema),
  }),
  responses: { 200: listOf(PlaceSchema), ...problems(404) },
} satisfies Call
