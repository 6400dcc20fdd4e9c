import { EDITION_YEAR } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import {
  CountSchema,
  DateSchema,
  DateTimeSchema,
  IdSchema,
  ImagePathSchema,
} from '../wire/scalar.ts'
import { EditionFileSchema } from './editionFile.ts'

/** One issue of the printed newspaper. */
export const EditionSchema = z.object({
  number: IdSchema,
  year: z.int(),
  deadlineAt: DateTimeSchema,
  releaseDate: DateSchema,
  state: z.enum(['planned', 'closed', 'released']),
  /** Known once it is closed. */
  adsCount: z.nullable(CountSchema),
  /** Known once it is set. */
  pages: z.nullable(IdSchema),
  pdfPath: z.nullable(EditionFileSchema),
  coverPath: z.nullable(ImagePathSchema),
})
export type Edition = z.infer<typeof EditionSchema>

/** Editions to come, soonest first, or the archive, newest first. */
export const listEditionsCall = {
  method: 'GET',
  path: '/api/front/editions',
  audience: 'anyone',
  query: z.object({
    scope: z._default(z.enum(['upcoming', 'archive']), 'upcoming'),
    year: z.optional(queryInt(EDITION_YEAR.least, EDITION_YEAR.most)),
  }),
  responses: { 200: listOf(EditionSchema), ...problems() },
} satisfies Call

/** Says that a code of a printed edition led somebody here. */
export const countScanCall = {
  method: 'POST',
  path: '/api/front/scans',
  audience: 'visitor',
  body: z.object({ year: z.int(), number: IdSchema }),
  responses: { 200: NoticeSchema, ...problems(401, 404, 422) },
} satisfies Call
