import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { BrandSchema } from './moderatedAd.ts'
import { itemOf, listOf } from './pagination.ts'
import { problems } from './problem.ts'
import { queryInt } from './query.ts'
import { HundredthsSchema, IdSchema, MAX_INT, SlugSchema, textUpTo } from './scalar.ts'

const VALIDITY_MAX = 366

const validity = z.nullable(z.int().check(z.minimum(1), z.maximum(VALIDITY_MAX)))

/** What an admin may change of a section. */
const changeable = {
  name: textUpTo(75),
  slug: SlugSchema,
  isActive: z.boolean(),
  requiresApproval: z.boolean(),
  isPaidOffer: z.boolean(),
  isPaidInquiry: z.boolean(),
  isPaidExchange: z.boolean(),
  cardPrice: z.nullable(HundredthsSchema),
  validDays: validity,
  validWeeks: validity,
  validMonths: validity,
}

/** A section as it is kept, whether anybody sees it or not. */
export const AdminSectionSchema = z.object({
  id: IdSchema,
  brand: BrandSchema,
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

/** Changes a section; its former address leads to the new one. */
export const changeSectionCall = {
  method: 'PUT',
  path: '/api/admin/sections/{sectionId}',
  audience: 'admin',
  params: z.object({ sectionId: queryInt(1, MAX_INT) }),
  body: SectionChangeSchema,
  responses: { 200: itemOf(AdminSectionSchema), ...problems(401, 403, 404, 422) },
} satisfies Call
