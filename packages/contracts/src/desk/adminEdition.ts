import { EDITION_NUMBER, EDITION_YEAR } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateSchema, DateTimeSchema, IdSchema } from '../wire/scalar.ts'
import { kept, MarkSchema, recordParams } from './adminRecord.ts'

/** What an admin may change of an edition: its deadline until it is closed, its day until it is out. */
const changeable = { deadlineAt: DateTimeSchema, releaseDate: DateSchema }

const name = {
  year: z.int().check(z.minimum(EDITION_YEAR.least), z.maximum(EDITION_YEAR.most)),
  number: z.int().check(z.minimum(EDITION_NUMBER.least), z.maximum(EDITION_NUMBER.most)),
}

/** An edition as its publisher sees it. */
export const AdminEditionSchema = z.object({
  ...kept,
  ...name,
  /** set: closed, and its paper can be read. */
  state: z.enum(['planned', 'closed', 'set', 'released']),
  /** Printed ads; of a planned edition how many it would print now. */
  adsCount: z.nullable(CountSchema),
  pages: z.nullable(IdSchema),
  /** How often its printed codes were read. */
  scans: CountSchema,
  /** Where its publisher reads the paper before anybody else. */
  paper: z.nullable(z.string()),
  ...changeable,
})
export type AdminEdition = z.infer<typeof AdminEditionSchema>
export type EditionChange = Pick<AdminEdition, 'deadlineAt' | 'releaseDate'>

const editionOf = itemOf(AdminEditionSchema)

/** Editions of the newspaper as their publisher sees them. */
export const listAdminEditionsCall = {
  method: 'GET',
  path: '/api/admin/editions',
  audience: 'admin',
  responses: { 200: listOf(AdminEditionSchema), ...problems(401, 403) },
} satisfies Call

/** Changes the deadline or the day of an edition. */
export const changeEditionCall = {
  method: 'PUT',
  path: '/api/admin/editions/{recordId}',
  audience: 'admin',
  params: recordParams,
  body: z.object({ mark: MarkSchema, ...changeable }),
  responses: { 200: editionOf, ...problems(401, 403, 404, 409, 422) },
} satisfies Call

/** Plans another edition. */
export const addEditionCall = {
  method: 'POST',
  path: '/api/admin/editions',
  audience: 'admin',
  body: z.object({ ...name, ...changeable }),
  responses: { 201: editionOf, ...problems(401, 403, 422) },
} satisfies Call

export const EditionStepSchema = z.enum(['close', 'release'])
export type EditionStep = z.infer<typeof EditionStepSchema>

/** Closes an edition before its deadline does, or lets its paper out before its day. Neither happens twice. */
export const transitionEditionCall = {
  method: 'POST',
  path: '/api/admin/editions/{recordId}',
  audience: 'admin',
  params: recordParams,
  body: z.object({ step: EditionStepSchema }),
  responses: { 200: editionOf, ...problems(401, 403, 404, 409) },
} satisfies Call
