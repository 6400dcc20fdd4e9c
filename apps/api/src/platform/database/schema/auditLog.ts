import { ScopeSchema } from '@inzrt/contracts/account/user'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { moment } from './columns.ts'

const AUDITED_SCOPES = [
  ...ScopeSchema.options.filter((scope) => scope !== 'user'),
  'system',
] as const

/**
 * What staff did, and to what; what the portal itself tells them has no actor. Triggers refuse to
 * change or delete a row; the names stay when an account goes, so nothing here refers to one.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    at: moment('at').notNull(),
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    scope: oneOf('scope', AUDITED_SCOPES).notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: integer('entity_id'),
    /** Why, and what it was before. */
    detail: jsonb('detail').notNull().$type<Record<string, unknown>>(),
  },
  (table) => [
    ...closedSets(table),
    // Partitioned by month, which the key has to name.
    primaryKey({ columns: [table.id, table.at] }),
    index('audit_log_entity').on(table.entity, table.entityId, table.id),
  ],
)
