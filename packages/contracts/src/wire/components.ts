import { UserSchema } from '../account/user.ts'
import {
  AdImageSchema,
  AdListItemSchema,
  AdvertiserSchema,
  PriceSchema,
  RankingReasonSchema,
  ShowFieldsSchema,
} from '../ads/advertisement.ts'
import { AdDetailSchema } from '../ads/advertisementDetail.ts'
import { AdCreateBodySchema, AdUpdateBodySchema } from '../ads/advertisementEdit.ts'
import { BannerSchema } from '../browse/banner.ts'
import { FilterCountsSchema } from '../browse/listingQuery.ts'
import { LocalitySchema } from '../browse/locality.ts'
import { SectionHitSchema, SectionSchema } from '../browse/section.ts'
import { ReportBodySchema } from '../desk/report.ts'
import { EditionSchema } from '../newspaper/edition.ts'
import { OrderDetailSchema, OrderSchema } from '../payment/order.ts'
import { PaymentSchema } from '../payment/payment.ts'
import { PromoSchema } from '../payment/promo.ts'
import { PaginationSchema } from './pagination.ts'
import { ProblemSchema } from './problem.ts'
import { MoneySchema } from './scalar.ts'

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
