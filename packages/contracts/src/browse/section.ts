import * as z from 'zod/mini'
import { AdListSchema } from '../ads/advertisement.ts'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryFlag, queryList } from '../wire/query.ts'
import { CountSchema, MoneySchema, SlugSchema, ThemeSchema } from '../wire/scalar.ts'
import { AttributeSetSchema } from './attributeSet.ts'
import { BannerListSchema } from './banner.ts'
import { FilterCountsSchema, ListingPlaceSchema, listingQuery } from './listingQuery.ts'
import { AdMapSchema } from './map.ts'

const ValidityPartSchema = z.nullable(z.int().check(z.minimum(1)))

/** A section of the catalogue with its price list and, when asked for, its ads and banners. */
export const SectionSchema = z.object({
  name: z.string(),
  slug: SlugSchema,
  parentSlug: z.nullable(SlugSchema),
  level: z.int().check(z.minimum(1)),
  position: z.int(),
  adsCount: CountSchema,
  isPaid: z.boolean(),
  isPaidOffer: z.boolean(),
  isPaidInquiry: z.boolean(),
  isPaidExchange: z.boolean(),
  isOffer: z.boolean(),
  isInquiry: z.boolean(),
  isExchange: z.boolean(),
  advertisementRequiresApproval: z.boolean(),
  /** Its ads look for people; nothing is sold. */
  isDating: z.boolean(),
  /** What is said of the things advertised there. */
  attributeSet: z.nullable(AttributeSetSchema),
  card: z.object({ canBePaid: z.boolean(), price: z.nullable(MoneySchema) }),
  sms: z.object({
    canBePaid: z.boolean(),
    price: z.nullable(MoneySchema),
    smsNumber: z.nullable(z.string()),
    keyword: z.nullable(z.string()),
  }),
  theme: z.object({ theme: ThemeSchema }),
  icon: z.nullable(z.string()),
  advertisementValidForDays: ValidityPartSchema,
  advertisementValidForWeeks: ValidityPartSchema,
  advertisementValidForMonths: ValidityPartSchema,
  isSp: z.boolean(),
  get children() {
    return z.object({ data: z.array(SectionSchema) })
  },
  advertisements: z.optional(AdListSchema),
  banners: z.optional(BannerListSchema),
})
export type Section = z.infer<typeof SectionSchema>

/** What the search and an ad's detail say of a section. */
export const SectionHitSchema = z.object({
  name: z.string(),
  slug: SlugSchema,
  parentSlug: z.nullable(SlugSchema),
  icon: z.nullable(z.string()),
  theme: z.object({ theme: ThemeSchema }),
  adsCount: CountSchema,
  /** What is looked for belongs there. */
  isOwn: z.optional(z.boolean()),
})
export type SectionHit = z.infer<typeof SectionHitSchema>

export const SECTION_INCLUDES = ['advertisements', 'banners', 'map'] as const

export const SectionListSchema = listOf(SectionSchema)

export const SectionAnswerSchema = z.object({
  data: SectionSchema,
  meta: z.optional(
    z.object({
      counts: z.optional(FilterCountsSchema),
      place: z.optional(ListingPlaceSchema),
      map: z.optional(AdMapSchema),
    }),
  ),
})

export const SectionListQuerySchema = z.object({
  forHp: z.optional(queryFlag()),
  include: z.optional(queryList(SECTION_INCLUDES)),
  includeSp: z.optional(queryFlag()),
})

export const SectionQuerySchema = z.object({
  include: z.optional(queryList(SECTION_INCLUDES)),
  ...listingQuery,
})

/** The tree of sections; `forHp` only those of the home page, `includeSp` the sister site's too. */
export const listSectionsCall = {
  method: 'GET',
  path: '/api/front/sections',
  audience: 'anyone',
  query: SectionListQuerySchema,
  responses: { 200: SectionListSchema, ...problems() },
} satisfies Call

/** One section, with its ads and banners when included. */
export const readSectionCall = {
  method: 'GET',
  path: '/api/front/sections/slug/{slug}',
  audience: 'anyone',
  params: z.object({ slug: SlugSchema }),
  query: SectionQuerySchema,
  responses: { 200: SectionAnswerSchema, ...problems(404) },
} satisfies Call

/** A section of the sister site; without a slug its first one. */
export const readSisterSectionCall = {
  method: 'GET',
  path: '/api/front/spsection',
  audience: 'anyone',
  query: z.object({ slug: z.optional(SlugSchema), ...SectionQuerySchema.shape }),
  responses: { 200: SectionAnswerSchema, ...problems(404) },
} satisfies Call
