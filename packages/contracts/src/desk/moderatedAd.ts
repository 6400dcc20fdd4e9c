import * as z from 'zod/mini'
import { AccountKindSchema } from '../account/user.ts'
import {
  AdStateSchema,
  AdTypeSchema,
  AttributeFactSchema,
  PriceSchema,
} from '../ads/advertisement.ts'
import { SisterProposalSchema } from '../ads/sisterProposal.ts'
import { AttributeSetSchema } from '../browse/attributeSet.ts'
import { BRANDS } from '../wire/headers.ts'
import {
  CountSchema,
  DateTimeSchema,
  IdSchema,
  ImagePathSchema,
  SlugSchema,
} from '../wire/scalar.ts'

export const BrandSchema = z.enum(BRANDS)

/** How an ad came: from a page, by a message, by phone, or with many others. */
export const AdSourceSchema = z.enum(['web', 'sms', 'clerk', 'import'])

/** What a moderator may know of an advertiser without asking for the contacts. */
export const ModeratedSellerSchema = z.object({
  nickname: z.nullable(z.string()),
  kind: AccountKindSchema,
  memberSince: z.nullable(DateTimeSchema),
  /** Ads of the account, or of the guest's e-mail, besides this one, that were ever published. */
  publishedCount: CountSchema,
  /** Such as are rejected or blocked now. */
  refusedCount: CountSchema,
})

/** An ad as those who judge it read it. */
export const ModeratedAdSchema = z.object({
  id: IdSchema,
  /** Goes along with a decision, so that nobody decides about what they have not read. */
  version: IdSchema,
  slug: SlugSchema,
  brand: BrandSchema,
  state: AdStateSchema,
  heading: z.string(),
  content: z.string(),
  type: AdTypeSchema,
  price: PriceSchema,
  sectionSlug: SlugSchema,
  sectionName: z.string(),
  /** What its section asks of things. */
  attributeSet: z.nullable(AttributeSetSchema),
  /** What it says of the thing. */
  attributes: z.array(AttributeFactSchema),
  place: z.string(),
  images: z.array(ImagePathSchema),
  source: AdSourceSchema,
  /** Names of the rules it waits for. */
  reasons: z.array(z.string()),
  /** Why it belongs on the sister site, when it waits for that. */
  sister: z.nullable(SisterProposalSchema),
  /** Something was paid that is delivered once the ad is out. */
  isPaid: z.boolean(),
  /** A change that waits while the ad goes on as it is; null: none does. */
  change: z.nullable(
    z.object({
      heading: z.string(),
      content: z.string(),
      attributes: z.array(AttributeFactSchema),
      price: PriceSchema,
      images: z.array(ImagePathSchema),
      reasons: z.array(z.string()),
      proposedAt: DateTimeSchema,
    }),
  ),
  seller: ModeratedSellerSchema,
  createdAt: DateTimeSchema,
  updatedAt: DateTimeSchema,
})
export type ModeratedAd = z.infer<typeof ModeratedAdSchema>
