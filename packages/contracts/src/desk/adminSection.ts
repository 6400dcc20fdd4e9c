import { SECTION_NAME_MAX, VALIDITY_DAYS_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import {
  CountSchema,
  graphemesUpTo,
  HundredthsSchema,
  IdSchema,
  SlugSchema,
} from '../wire/scalar.ts'
import { kept, MarkSchema, recordParams } from './adminRecord.ts'
import { BrandSchema } from './moderatedAd.ts'

const validity = z.nullable(z.int().check(z.minimum(1), z.maximum(VALIDITY_DAYS_MAX)))

/** What an admin may change of a section. */
const changeable = {
  name: graphemesUpTo(SECTION_NAME_MAX),
  slug: SlugSchema,
  position: CountSchema,
  isActive: z.boolean(),
  requiresApproval: z.boolean(),
  /** Its ads open only to visitors whose age was proved; of a site for adults. */
  requiresAgeProof: z.boolean(),
  /** Its ads look for people; nothing is sold. */
  isDating: z.boolean(),
  isOffer: z.boolean(),
  isInquiry: z.boolean(),
  isExchange: z.boolean(),
  isPaidOffer: z.boolean(),
  isPaidInquiry: z.boolean(),
  isPaidExchange: z.boolean(),
  cardPrice: z.nullable(HundredthsSchema),
  /** Its last two digits are the price. */
  smsNumber: z.nullable(z.string().check(z.regex(/^90[0-9]{5}$/, 'sms_number'))),
  validDays: validity,
  validWeeks: validity,
  validMonths: validity,
}

/** A section as it is kept, whether anybody sees it or not. */
export const AdminSectionSchema = z.object({
  ...kept,
  brand: BrandSchema,
  parentId: z.nullable(IdSchema),
  /** Names of the sections above it, from the top. */
  above: z.array(z.string()),
  /** Only a section that is not divided holds ads. */
  isLeaf: z.boolean(),
  ...changeable,
})
export type AdminSection = z.infer<typeof AdminSectionSchema>

/** Sections of both sites, for moving ads and for their keepers. */
export const listAdminSectionsCall = {
  method: 'GET',
  path: '/api/admin/sections',
  audience: 'moderator',
  responses: { 200: listOf(AdminSectionSchema), ...problems(401, 403) },
} satisfies Call

export const SectionChangeSchema = z.object(changeable)
export type SectionChange = z.infer<typeof SectionChangeSchema>

const sectionOf = itemOf(AdminSectionSchema)

/** Changes a section; its former address leads to the new one. */
export const changeSectionCall = {
  method: 'PUT',
  path: '/api/admin/sections/{recordId}',
  audience: 'admin',
  params: recordParams,
  body: z.object({ mark: MarkSchema, ...changeable }),
  responses: { 200: sectionOf, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Adds a section to a site, or below another of its sections. */
export const addSectionCall = {
  method: 'POST',
  path: '/api/admin/sections',
  audience: 'admin',
  body: z.object({ brand: BrandSchema, parentId: z.nullable(IdSchema), ...changeable }),
  responses: { 201: sectionOf, ...problems(401, 403, 422) },
} satisfies Call
