import { maxLength } from '@inzrt/rules/lengths'
import { BANNER_ADDRESS_MAX, BANNER_ADVERTISER_MAX, BANNER_ALT_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { UploadTokenSchema } from '../ads/image.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateSchema, graphemesUpTo, IdSchema, ImagePathSchema } from '../wire/scalar.ts'
import { kept, MarkSchema, recordParams } from './adminRecord.ts'
import { BrandSchema } from './moderatedAd.ts'

/** What an admin may change of a banner. */
const changeable = {
  brand: BrandSchema,
  /** null: the site's home and search. */
  sectionId: z.nullable(IdSchema),
  /** Counts from 1 among the ads. */
  position: IdSchema,
  targetUrl: z.httpUrl().check(maxLength(BANNER_ADDRESS_MAX)),
  alt: graphemesUpTo(BANNER_ALT_MAX),
  advertiser: graphemesUpTo(BANNER_ADVERTISER_MAX),
  /** First and last day it is shown. */
  startsOn: z.nullable(DateSchema),
  endsOn: z.nullable(DateSchema),
  isActive: z.boolean(),
}

/** A banner as it is kept, shown or not. */
export const AdminBannerSchema = z.object({
  ...kept,
  imagePath: ImagePathSchema,
  /** Where the desk shows it, whichever site it belongs to. */
  picture: ImagePathSchema,
  ...changeable,
})
export type AdminBanner = z.infer<typeof AdminBannerSchema>
export type BannerChange = Omit<AdminBanner, 'id' | 'mark' | 'imagePath' | 'picture'> & {
  /** Of an uploaded picture that takes the place of the present one. */
  uploadToken: string | null
}

const bannerOf = itemOf(AdminBannerSchema)

/** Every banner of both sites. */
export const listAdminBannersCall = {
  method: 'GET',
  path: '/api/admin/banners',
  audience: 'admin',
  responses: { 200: listOf(AdminBannerSchema), ...problems(401, 403) },
} satisfies Call

/** Changes a banner. */
export const changeBannerCall = {
  method: 'PUT',
  path: '/api/admin/banners/{recordId}',
  audience: 'admin',
  params: recordParams,
  body: z.object({ mark: MarkSchema, uploadToken: z.nullable(UploadTokenSchema), ...changeable }),
  responses: { 200: bannerOf, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Adds a banner to a section. */
export const addBannerCall = {
  method: 'POST',
  path: '/api/admin/banners',
  audience: 'admin',
  body: z.object({ uploadToken: z.nullable(UploadTokenSchema), ...changeable }),
  responses: { 201: bannerOf, ...problems(401, 403, 422) },
} satisfies Call
