import * as z from 'zod/mini'
import { AttributeSetSchema } from '../browse/attributeSet.ts'
import { BannerListSchema } from '../browse/banner.ts'
import { listingQuery } from '../browse/listingQuery.ts'
import { LocalitySchema } from '../browse/locality.ts'
import { SectionHitSchema } from '../browse/section.ts'
import type { Call, QueryOf } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryList } from '../wire/query.ts'
import {
  CountSchema,
  DateTimeSchema,
  HundredthsSchema,
  IdSchema,
  SlugSchema,
  ThemeSchema,
} from '../wire/scalar.ts'
import {
  AdEditionSchema,
  AdImageSchema,
  AdListItemSchema,
  AdListSchema,
  AdPrintSchema,
  AdStateSchema,
  AdStatusSchema,
  AdTypeSchema,
  AdvertiserSchema,
  AttributeFactSchema,
  DialCodeSchema,
  PriceSchema,
  ShowFieldsSchema,
} from './advertisement.ts'

/** A change of an ad that waits for a person; the ad goes on as it is meanwhile. */
export const AdChangeSchema = z.object({
  heading: z.string(),
  content: z.string(),
  price: PriceSchema,
  attributes: z.optional(z.array(AttributeFactSchema)),
  images: z.array(AdImageSchema),
  /** Names of the rules it waits for. */
  reasons: z.string(),
})

export const AD_INCLUDES = ['images', 'section', 'advertiser', 'promos'] as const

/** How an owner closes an ad; a reserved one can be opened again. */
export const CLOSE_REASONS = ['sold', 'reserved', 'withdrawn'] as const

/** A promotion that runs on an ad. */
export const AdPromoSchema = z.object({
  promoId: IdSchema,
  code: z.enum(['highlighting', 'topping']),
  endsAt: z.nullable(DateTimeSchema),
})

/**
 * An ad in full. A contact that is not shown is absent; `phoneNumber` is masked until revealed.
 * `state`, `stateReason`, `version` and `pendingEmail` reach only the owner and moderators; everybody
 * learns by `closedReason` that an ad is sold or reserved.
 */
export const AdDetailSchema = z.object({
  slug: SlugSchema,
  heading: z.string(),
  content: z.string(),
  type: AdTypeSchema,
  status: AdStatusSchema,
  state: z.optional(AdStateSchema),
  stateReason: z.optional(z.nullable(z.string())),
  closedReason: z.optional(z.nullable(z.enum(CLOSE_REASONS))),
  version: z.optional(z.int()),
  highlighted: z.boolean(),
  topped: z.boolean(),
  categorySlug: z.nullable(SlugSchema),
  sectionSlug: SlugSchema,
  sectionTheme: ThemeSchema,
  price: PriceSchema,
  /** It looks for people; nothing is sold. */
  isDating: z.optional(z.boolean()),
  /** What is said of things in its section. */
  attributeSet: z.optional(z.nullable(AttributeSetSchema)),
  /** What it says of the thing, in the order of its section. */
  attributes: z.optional(z.array(AttributeFactSchema)),
  /** The two of them that rows and the paper say, at most. */
  facts: z.optional(z.array(z.string())),
  mainImageId: z.nullable(IdSchema),
  images: z.optional(listOf(AdImageSchema)),
  PSC: LocalitySchema,
  /** An ad that came by SMS is answered so: where to, and what a message costs. */
  replyBySms: z.optional(z.object({ number: z.string(), price: HundredthsSchema })),
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  nickname: z.optional(z.nullable(z.string())),
  phoneNumber: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  /** An address that is the ad's once the link mailed there was opened. */
  pendingEmail: z.optional(z.nullable(z.string())),
  showFields: ShowFieldsSchema,
  advertiser: z.optional(itemOf(AdvertiserSchema)),
  /** With the name of the category it lies in; of a top section its own. */
  section: z.optional(itemOf(z.extend(SectionHitSchema, { categoryName: z.string() }))),
  promos: z.optional(listOf(AdPromoSchema)),
  dialCode: DialCodeSchema,
  /** Shown only to visitors whose age was proved. */
  needsAgeProof: z.optional(z.boolean()),
  createdAt: DateTimeSchema,
  validUntil: z.nullable(DateTimeSchema),
  /** For the owner of an ad that waits for a person, itself or by a change: its place in the queue, and until when it is read. */
  approval: z.optional(
    z.nullable(z.object({ place: CountSchema, promisedBy: DateTimeSchema, isLate: z.boolean() })),
  ),
  /** For the owner alone. */
  change: z.optional(z.nullable(AdChangeSchema)),
  /** For the owner alone: until when a mended heading needs nobody; null: until a day after the ad comes out. */
  headingMending: z.optional(z.object({ until: z.nullable(DateTimeSchema), isOver: z.boolean() })),
  /** When its advertiser last said that it still holds. */
  confirmedAt: z.optional(z.nullable(DateTimeSchema)),
  /** The next one that takes ads. */
  edition: z.nullable(z.extend(AdEditionSchema, { deadlineAt: DateTimeSchema })),
  /** What the paper prints in place of heading and text, when a publisher worded it. */
  wording: z.optional(z.string()),
  /** Where it was printed last. */
  printed: z.optional(AdPrintSchema),
})
export type AdDetail = z.infer<typeof AdDetailSchema>

export const AdAnswerSchema = itemOf(AdDetailSchema)

export const AdIncludeQuerySchema = z.object({ include: z.optional(queryList(AD_INCLUDES)) })

/** Path of everything that concerns one ad. */
export const AdParamsSchema = z.object({ slug: SlugSchema })

export const AdListQuerySchema = z.object({
  type: z.optional(z.enum(['inzrt', 'banner'])),
  sectionSlug: z.optional(SlugSchema),
  ...listingQuery,
})

/**
 * Ads across sections, or with `type=banner` the banners of a section, from the same path. A place, a price and an order by
 * price need a section.
 */
export const listAdvertisementsCall = {
  method: 'GET',
  path: '/api/front/inzrts',
  audience: 'anyone',
  query: AdListQuerySchema,
  responses: { 200: z.union([AdListSchema, BannerListSchema]), ...problems() },
} satisfies Call

export type AdListQuery = QueryOf<typeof listAdvertisementsCall>

/** One ad; its owner also sees what the public does not. */
export const readAdvertisementCall = {
  method: 'GET',
  path: '/api/front/inzrts/{slug}',
  audience: 'visitor',
  params: AdParamsSchema,
  query: AdIncludeQuerySchema,
  responses: { 200: AdAnswerSchema, ...problems(401, 403, 404, 410) },
} satisfies Call

/** The newest other ads of an ad's advertiser; none of an advertiser without an account. */
export const listSellersAdsCall = {
  method: 'GET',
  path: '/api/front/inzrts/{slug}/others',
  audience: 'anyone',
  params: AdParamsSchema,
  responses: { 200: listOf(AdListItemSchema), ...problems(404) },
} satisfies Call
