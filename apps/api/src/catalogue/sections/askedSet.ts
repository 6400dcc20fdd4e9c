import type { AttributeSet } from '@inzrt/rules/attributes'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { attributeSets } from '../../platform/database/schema/attributeSets.ts'

/**
 * A set with what an operator changed of it.
 * @param name of the set, a column of what is read
 */
export const askedSet = (name: SQLWrapper) =>
  sql<AttributeSet | null>`coalesce(
    (select jsonb_build_object('name', changed.name, 'changes', changed.changes)
     from ${attributeSets} changed where changed.name = ${name}),
    to_jsonb(${name}))`
