import * as z from 'zod/mini'
import { PhoneSchema } from '../account/user.ts'
import { AdStateSchema } from '../ads/advertisement.ts'
import { AD_FIELD_NAMES, AdCreateBodySchema } from '../ads/advertisementEdit.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, IdSchema, SlugSchema } from '../wire/scalar.ts'

/** An edition by what it is called. */
export const EditionNameSchema = z.object({ year: z.int(), number: IdSchema })

/** An ad as a clerk takes it down from somebody on the phone or at the desk. */
export const IntakeBodySchema = z.extend(
  z.pick(AdCreateBodySchema, {
    type: true,
    sectionSlug: true,
    heading: true,
    content: true,
    price_type: true,
    price_value: true,
    pscId: true,
    firstName: true,
  }),
  {
    /** The link that confirms the ad goes there; it is also the contact the ad shows. */
    phoneNumber: PhoneSchema,
    /** The first edition that is to print it; null: the nearest. */
    printFrom: z.nullable(EditionNameSchema),
  },
)
export type IntakeBody = z.infer<typeof IntakeBodySchema>

/** An ad a clerk took down, with the contact they wrote. */
export const IntakeAdSchema = z.object({
  id: IdSchema,
  slug: SlugSchema,
  heading: z.string(),
  state: AdStateSchema,
  dialCode: z.string(),
  firstName: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  createdAt: DateTimeSchema,
})
export type IntakeAd = z.infer<typeof IntakeAdSchema>

/** Keeps the ad and sends its advertiser the link that confirms it by SMS. */
export const createAdByPhoneCall = {
  method: 'POST',
  path: '/api/admin/intake',
  audience: 'clerk',
  body: IntakeBodySchema,
  fieldNames: AD_FIELD_NAMES,
  responses: { 201: itemOf(IntakeAdSchema), ...problems(401, 403, 422, 429) },
} satisfies Call

/** The ads that the clerk who asks took down last. */
export const listIntakeCall = {
  method: 'GET',
  path: '/api/admin/intake',
  audience: 'clerk',
  responses: { 200: listOf(IntakeAdSchema), ...problems(401, 403) },
} satisfies Call
