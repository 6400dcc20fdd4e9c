import type { AttributeChanges, AttributeSetName } from '@inzrt/rules/attributes'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'

/** What an operator changed of what sections ask of things; a set that nobody changed has no row. */
export const attributeSets = pgTable('attribute_sets', {
  id: identity(),
  name: text('name').$type<AttributeSetName>().notNull().unique(),
  changes: jsonb('changes').$type<AttributeChanges>().notNull(),
})
