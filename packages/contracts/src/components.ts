import {
  AdImageSchema,
  AdListItemSchema,
  AdvertiserSchema,
  PriceSchema,
  RankingReasonSchema,
  ShowFieldsSchema,
} from './advertisement.ts'
import { AdDetailSchema } from './advertisementDetail.ts'
import { AdCreateBodySchema, AdUpdateBodySchema } from './advertisementEdit.ts'
import { BannerSchema } from './banner.ts'
import { EditionSchema } from './edition.ts'
import { FilterCountsSchema } from './listingQuery.ts'
import { LocalitySchema } from './locality.ts'
import { OrderDetailSchema, OrderSchema } from './order.ts'
import { PaginationSchema } from './pagination.ts'
import { PaymentSchema } from './payment.ts'
import { ProblemSchema } from './problem.ts'
import { PromoSchema } from './promo.ts'
import { ReportBodySchema } from './report.ts'
import { MoneySchema } from './scalar.ts'
import { SectionHitSchema, SectionSchema } from './section.ts'
import { UserSchema } from './user.ts'

/** Schemas that the reference page shows once, under these names, and refers to everywhere else. */
export const COMPONENTS = {
  Section: SectionSchema,
  SectionHit: SectionHitSchema,
  AdListItem: AdListItemSchema,
  AdDetail: AdDetailSchema,
  AdImage: AdImageSchema,
  AdCreateBody: AdCreateBodySchema,
  AdUpdateBody: AdUpdateBodySchema,
  Advertiser: AdvertiserSchema,
  ShowFields: ShowFieldsSchema,
  Price: PriceSchema,
  Money: MoneySchema,
  RankingReason: RankingReasonSchema,
  FilterCounts: FilterCountsSchema,
  Locality: LocalitySchema,
  Banner: BannerSchema,
  Edition: EditionSchema,
  Order: OrderSchema,
  OrderDetail: OrderDetailSchema,
  Payment: PaymentSchema,
  Promo: PromoSchema,
  ReportBody: ReportBodySchema,
  User: UserSchema,
  Pagination: PaginationSchema,
  Problem: ProblemSchema,
} as const
