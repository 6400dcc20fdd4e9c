import { maxLength, minLength } from '@inzrt/rules/lengths'
import { LOCALITY_MIN_CHARS } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { IdSchema } from '../wire/scalar.ts'

/** Czech postal code without a space; the first digit is 1 to 7. */
export const PscSchema = z.string().check(z.regex(/^[1-7]\d{4}$/, 'psc'))

/** Of a place the list names; ads that name no place have the one of the whole country. */
const PlacePscSchema = z.string().check(z.regex(/^(?:[1-7]\d{4}|00000)$/, 'psc'))

/** A place as the official list of postal codes names it. */
export const LocalitySchema = z.object({
  id: IdSchema,
  psc: PlacePscSchema,
  regionName: z.string(),
  cityDistrictName: z.nullable(z.string()),
  municipalityName: z.string(),
  municipalityPartName: z.nullable(z.string()),
})
export type Locality = z.infer<typeof LocalitySchema>

export const LocalitySearchQuerySchema = z.object({
  term: z.string().check(minLength(LOCALITY_MIN_CHARS), maxLength(100)),
})

/** Places whose postal code or name begins with the term. */
export const searchLocalitiesCall = {
  method: 'GET',
  path: '/api/front/psc/search',
  audience: 'anyone',
  budget: 'locality',
  query: LocalitySearchQuerySchema,
  responses: { 200: listOf(LocalitySchema), ...problems() },
} satisfies Call
