import { WEB_ADDRESS_MAX } from '@inzrt/domain/contact'
import { maxLength } from '@inzrt/rules/lengths'
import { ABOUT_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { UploadTokenSchema } from '../ads/image.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, graphemesUpTo, IdSchema, ImagePathSchema } from '../wire/scalar.ts'

/** The picture of a company, never cut: its shape is its own. */
export const LogoSchema = z.object({ path: ImagePathSchema, width: IdSchema, height: IdSchema })
export type Logo = z.infer<typeof LogoSchema>

/** A day's hours as they are typed: `8:00–12:00, 13:00–17:00`; empty where it is closed. */
const TypedHoursSchema = z.string().check(maxLength(60))

const pageFields = {
  about: graphemesUpTo(ABOUT_MAX),
  /** Empty: none. */
  web: z.string().check(maxLength(WEB_ADDRESS_MAX)),
  /** Empty on every day: not said. */
  hours: z.object({
    monday: TypedHoursSchema,
    tuesday: TypedHoursSchema,
    wednesday: TypedHoursSchema,
    thursday: TypedHoursSchema,
    friday: TypedHoursSchema,
    saturday: TypedHoursSchema,
    sunday: TypedHoursSchema,
  }),
}

/** What the user's company says of itself on this site, as its form shows it. */
export const SellerPageSchema = z.object({
  ...pageFields,
  logo: z.nullable(LogoSchema),
  /** When it was saved last; null: never, or a moderator took it away. */
  savedAt: z.nullable(DateTimeSchema),
})
export type SellerPage = z.infer<typeof SellerPageSchema>

/** What the user's company says of itself on its public page of this site; nothing until it was saved. */
export const readSellerPageCall = {
  method: 'GET',
  path: '/api/front/me/seller-page',
  audience: 'user',
  responses: { 200: itemOf(SellerPageSchema), ...problems(401, 409) },
} satisfies Call

/**
 * Saves the public page of the user's company on this site. Words that ads are held for are refused here, and so is
 * whatever was written over a page that another window saved, or a moderator took away, meanwhile. Sent again, what is
 * there already is answered as saved.
 */
export const saveSellerPageCall = {
  method: 'PUT',
  path: '/api/front/me/seller-page',
  audience: 'user',
  budget: 'account',
  body: z.object({
    ...pageFields,
    /** Token of an uploaded picture; null takes the logo off, left out it stays. */
    logo: z.optional(z.nullable(UploadTokenSchema)),
    /** Of the page as its form read it. */
    savedAt: z.nullable(DateTimeSchema),
  }),
  responses: { 200: itemOf(SellerPageSchema), ...problems(401, 409, 422) },
} satisfies Call
