import * as z from 'zod/mini'
import { listOf } from '../wire/pagination.ts'
import { IdSchema, ImagePathSchema } from '../wire/scalar.ts'

/** Advertising picture of a section; `position` counts from 1 among the ads. */
export const BannerSchema = z.object({
  id: IdSchema,
  position: IdSchema,
  imagePath: ImagePathSchema,
  targetUrl: z.httpUrl(),
  alt: z.string(),
  advertiser: z.string(),
})
export type Banner = z.infer<typeof BannerSchema>

export const BannerListSchema = listOf(BannerSchema)
