import { PRICE_TYPES } from '@inzrt/domain/price'
import { AD_STATES } from '@inzrt/rules/ad'
import { RATING_STARS } from '@inzrt/rules/deal'
import { AD_TYPES } from '@inzrt/rules/listing'
import * as z from 'zod/mini'
import { AccountKindSchema } from '../account/user.ts'
import { LocalitySchema } from '../browse/locality.ts'
import { EditionFileSchema } from '../newspaper/editionFile.ts'
import { pageOf } from '../wire/pagination.ts'
import {
  CountSchema,
  DateSchema,
  DateTimeSchema,
  HundredthsSchema,
  IdSchema,
  ImagePathSchema,
  SlugSchema,
  ThemeSchema,
} from '../wire/scalar.ts'

export const AdTypeSchema = z.enum(AD_TYPES)

/** What the public may know of an ad's state. */
export const AdStatusSchema = z.enum(['published', 'not_published'])
export type AdStatus = z.infer<typeof AdStatusSchema>

/** Where an ad stands; only its owner and moderators learn it. */
export const AdStateSchema = z.enum(AD_STATES)
export type AdState = z.infer<typeof AdStateSchema>

/** How a code printed with an ad is written, as the source of a regular expression. */
export const DIAL_CODE_PATTERN = String.raw`\d{6}`
export const DIAL_CODE = new RegExp(`^${DIAL_CODE_PATTERN}$`)

/** Six digits that lead to an ad from the paper. */
export const DialCodeSchema = z.string().check(z.regex(DIAL_CODE, 'dial_code'))

/** Price of an ad; the amount, in hundredths, belongs to `czk` and `EUR` only. */
export const PriceSchema = z.object({
  type: z.enum(PRICE_TYPES),
  amount: z.nullable(HundredthsSchema),
})
export type Price = z.infer<typeof PriceSchema>

/** Something an ad says of what it advertises: a choice by its code, a number or words, and how that is read. */
export const AttributeFactSchema = z.object({
  key: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.number()]),
  text: z.string(),
})
export type AttributeFact = z.infer<typeof AttributeFactSchema>

/** Why a search result stands where it stands: words found, paid place, recent ad. */
export const RankingReasonSchema = z.object({
  matched: z.array(z.string()),
  paid: z.boolean(),
  fresh: z.boolean(),
})
export type RankingReason = z.infer<typeof RankingReasonSchema>

/** What a list shows of an ad. */
export const AdListItemSchema = z.object({
  slug: SlugSchema,
  heading: z.string(),
  type: AdTypeSchema,
  status: AdStatusSchema,
  highlighted: z.boolean(),
  topped: z.boolean(),
  mainImageThumbPath: z.nullable(ImagePathSchema),
  imagesCount: CountSchema,
  price: PriceSchema,
  /** It looks for people; nothing is sold. */
  isDating: z.optional(z.boolean()),
  PSC: LocalitySchema,
  sectionSlug: SlugSchema,
  sectionIcon: z.nullable(z.string()),
  sectionTheme: ThemeSchema,
  createdAt: DateTimeSchema,
  validUntil: z.nullable(DateTimeSchema),
  /** The code it has in print. */
  dialCode: z.optional(DialCodeSchema),
  /** Two things said of what it advertises at most, in words. */
  facts: z.optional(z.array(z.string())),
  /** Step of its distance from the place asked for, in kilometres; 0 in the place itself. */
  distance: z.optional(CountSchema),
  why: z.optional(RankingReasonSchema),
})
export type AdListItem = z.infer<typeof AdListItemSchema>

export const AdListSchema = pageOf(AdListItemSchema)
export type AdList = z.infer<typeof AdListSchema>

export const AdImageSchema = z.object({
  id: IdSchema,
  detail_thumb_small: z.object({ id: IdSchema, url: z.string() }),
  original: z.object({ path: ImagePathSchema }),
  width: IdSchema,
  height: IdSchema,
})
export type AdImage = z.infer<typeof AdImageSchema>

/** Which contacts the advertiser lets the public see. */
export const ShowFieldsSchema = z.object({
  name: z.boolean(),
  surname: z.boolean(),
  phone: z.boolean(),
  email: z.boolean(),
})

/** What all who dealt with somebody say of them. */
export const RatingSummarySchema = z.object({
  /** Stars, in tenths. */
  average: z.number().check(z.minimum(RATING_STARS.least), z.maximum(RATING_STARS.most)),
  count: IdSchema,
})
export type RatingSummary = z.infer<typeof RatingSummarySchema>

/** Who advertises; a business also says which one it is. */
export const AdvertiserSchema = z.object({
  nickname: z.nullable(z.string()),
  kind: AccountKindSchema,
  memberSince: z.nullable(DateSchema),
  adsCount: CountSchema,
  companyName: z.optional(z.string()),
  companyId: z.optional(z.string()),
  companyAddress: z.optional(z.string()),
  /** The nickname has a public profile on this site, with this ad in it. */
  hasProfile: z.optional(z.boolean()),
  /** None: nobody has rated them yet. */
  rating: z.optional(RatingSummarySchema),
})
export type Advertiser = z.infer<typeof AdvertiserSchema>

/** The printed edition an ad appears in. */
export const AdEditionSchema = z.object({
  number: IdSchema,
  year: z.int(),
  releaseDate: DateSchema,
})

/** An edition that printed an ad, and where in it; `pdfPath` once it is out. */
export const AdPrintSchema = z.object({
  number: IdSchema,
  year: z.int(),
  releaseDate: DateSchema,
  page: z.nullable(IdSchema),
  pdfPath: z.nullable(EditionFileSchema),
})
export type AdPrint = z.infer<typeof AdPrintSchema>
