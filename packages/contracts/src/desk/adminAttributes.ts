import { ATTRIBUTE_SETS } from '@inzrt/rules/attributes'
import { maxLength } from '@inzrt/rules/lengths'
import { ATTRIBUTE_KEY_MAX, ATTRIBUTE_NAME_MAX, ATTRIBUTES_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { AttributeChangeSchema } from '../browse/attributeSet.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { graphemesUpTo } from '../wire/scalar.ts'
import { MarkSchema } from './adminRecord.ts'

const SetNameSchema = z.enum(ATTRIBUTE_SETS)
const CodeSchema = z.string().check(maxLength(ATTRIBUTE_KEY_MAX))
/** More than can be offered, so that a form with too many is told so. */
const SENT_MAX = 200

/** What is said of things of one kind, as it is asked now. */
export const AdminAttributesSchema = z.object({
  id: SetNameSchema,
  mark: MarkSchema,
  /** Names of the sections that ask it, each with those above it. */
  sections: z.array(z.string()),
  /** In their order, retired choices last. */
  attributes: z.array(AttributeChangeSchema),
})
export type AdminAttributes = z.infer<typeof AdminAttributesSchema>

/** What sections of both sites ask of things. */
export const listAdminAttributesCall = {
  method: 'GET',
  path: '/api/admin/attributes',
  audience: 'admin',
  responses: { 200: listOf(AdminAttributesSchema), ...problems(401, 403) },
} satisfies Call

/**
 * Changes names, order and choices of attributes. A choice left out is retired, one without a code is new; those of
 * ads stay as they are.
 */
export const changeAttributesCall = {
  method: 'PUT',
  path: '/api/admin/attributes/{attributeSet}',
  audience: 'admin',
  params: z.object({ attributeSet: CodeSchema }),
  body: z.object({
    mark: MarkSchema,
    attributes: z
      .array(
        z.object({
          key: CodeSchema,
          name: graphemesUpTo(ATTRIBUTE_NAME_MAX * 2),
          choices: z.optional(
            z
              .array(
                z.object({
                  code: z.nullable(CodeSchema),
                  name: graphemesUpTo(ATTRIBUTE_NAME_MAX * 2),
                }),
              )
              .check(maxLength(SENT_MAX)),
          ),
        }),
      )
      .check(maxLength(ATTRIBUTES_MAX)),
  }),
  responses: { 200: itemOf(AdminAttributesSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call
