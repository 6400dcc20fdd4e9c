import { maxLength, minLength } from '@inzrt/domain/lengths'
import { AD_TYPES, SORT_KEYS } from '@inzrt/domain/listing'
import * as z from 'zod/mini'
import { pagingQuery } from '../wire/pagination.ts'
import { queryFlag, queryInt, queryRepeated } from '../wire/query.ts'
import { CountSchema, MAX_INT, SlugSchema } from '../wire/scalar.ts'
import { PscSchema } from './locality.ts'

/** Name of a region (kraj) or district (okres), as the official list writes it. */
const PlaceNameSchema = z.string().check(minLength(1), maxLength(60))

/** What narrows and orders a list of ads. Prices are in hundredths; `types[]` repeats. */
export const filterQuery = {
  sort: z._default(z.enum(SORT_KEYS), 'default'),
  psc: z.optional(PscSchema),
  district: z.optional(PlaceNameSchema),
  region: z.optional(PlaceNameSchema),
  'types[]': z.optional(queryRepeated(AD_TYPES)),
  priceFrom: z.optional(queryInt(0, MAX_INT)),
  priceTo: z.optional(queryInt(0, MAX_INT)),
  withImage: z.optional(queryFlag()),
}

/** Query of a section's ads, whether asked for by section or by slug; `except` leaves one ad out. */
export const listingQuery = {
  ...filterQuery,
  ...pagingQuery,
  except: z.optional(SlugSchema),
}

/**
 * How many ads each filter would leave, and how many a price filter hides because
 * their price is not a number.
 */
export const FilterCountsSchema = z.object({
  types: z.object({ offer: CountSchema, inquiry: CountSchema, exchange: CountSchema }),
  withImage: CountSchema,
  hiddenUnpriced: CountSchema,
})
export type FilterCounts = z.infer<typeof FilterCountsSchema>
