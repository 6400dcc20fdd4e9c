import { readCondition } from '@inzrt/rules/attributes'
import { maxLength, minLength } from '@inzrt/rules/lengths'
import { ATTRIBUTES_MAX, PRICE_MAX } from '@inzrt/rules/limits'
import { AD_TYPES, RADII, SORT_KEYS } from '@inzrt/rules/listing'
import * as z from 'zod/mini'
import { pagingQuery } from '../wire/pagination.ts'
import { queryFlag, queryInt, queryRepeated } from '../wire/query.ts'
import { CountSchema, SlugSchema } from '../wire/scalar.ts'
import { PscSchema } from './locality.ts'

/** Name of a region (kraj), district (okres) or any other place. */
const PlaceNameSchema = z.string().check(minLength(1), maxLength(100))

/** Kilometres around the place, or around the municipalities of the postal code or district. */
const RadiusSchema = z.pipe(
  queryInt(1, Math.max(...RADII)),
  z.int().check(z.refine((km) => RADII.some((radius) => radius === km), 'radius')),
)

/** What is asked of attributes, each once: `palivo:nafta,lpg`, `rok:2015..2020`, `najeto:..150000`. */
const ConditionsSchema = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string()).check(maxLength(ATTRIBUTES_MAX))]),
    z.transform((value) => [value].flat()),
  ),
  z.array(z.string().check(z.refine((text) => readCondition(text) !== null, 'attribute'))),
)

/** What narrows and orders a list of ads. `place` is the `key` of a found place, or a name as people write it. Prices are in hundredths; `types[]` repeats. */
export const filterQuery = {
  sort: z._default(z.enum(SORT_KEYS), 'default'),
  psc: z.optional(PscSchema),
  district: z.optional(PlaceNameSchema),
  region: z.optional(PlaceNameSchema),
  place: z.optional(PlaceNameSchema),
  radius: z.optional(RadiusSchema),
  'types[]': z.optional(queryRepeated(AD_TYPES)),
  priceFrom: z.optional(queryInt(0, PRICE_MAX)),
  priceTo: z.optional(queryInt(0, PRICE_MAX)),
  withImage: z.optional(queryFlag()),
  'attributes[]': z.optional(ConditionsSchema),
}

/** Query of a section's ads, whether asked for by section or by slug; `except` leaves one ad out. */
export const listingQuery = {
  ...filterQuery,
  ...pagingQuery,
  except: z.optional(SlugSchema),
}

/** The place a list was asked for: `null` when there is none of that name. */
export const ListingPlaceSchema = z.nullable(
  z.object({
    label: z.string(),
    /** Where it lies is guessed from its neighbours. */
    isApproximate: z.boolean(),
  }),
)
export type ListingPlace = z.infer<typeof ListingPlaceSchema>

/**
 * An attribute a list can be narrowed by: a choice with how many ads each code would leave beside the other filters, or a
 * number with how many say it. Counts are left out for a moment after the api's start.
 */
const AttributeCountSchema = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.optional(z.string()),
  count: z.optional(CountSchema),
  choices: z.optional(
    z.array(z.object({ code: z.string(), name: z.string(), count: z.optional(CountSchema) })),
  ),
})
export type AttributeCount = z.infer<typeof AttributeCountSchema>

/**
 * How many ads each filter would leave, and how many a price filter hides because
 * their price is not a number.
 */
export const FilterCountsSchema = z.object({
  types: z.object({ offer: CountSchema, inquiry: CountSchema, exchange: CountSchema }),
  withImage: CountSchema,
  hiddenUnpriced: CountSchema,
  /** Of what is said of things, where all in the list are of one kind. */
  attributes: z.optional(z.array(AttributeCountSchema)),
})
export type FilterCounts = z.infer<typeof FilterCountsSchema>
