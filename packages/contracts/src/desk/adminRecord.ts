import { ID_MAX } from '@inzrt/domain/slug'
import * as z from 'zod/mini'
import { queryInt } from '../wire/query.ts'
import { IdSchema } from '../wire/scalar.ts'

/** Stands for what an admin may change of a record, as it was read: of two who change it, the second is told. */
export const MarkSchema = z.string().check(z.regex(/^[\w-]{16}$/, 'mark'))

/** Begins every record that admins keep. */
export const kept = { id: IdSchema, mark: MarkSchema } as const

export const recordParams = z.object({ recordId: queryInt(1, ID_MAX) })
