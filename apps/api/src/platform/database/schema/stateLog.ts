import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { moment } from './columns.ts'

/** Every change of a state, for anyone who asks later what happened. */
export const stateLog = pgTable(
  'state_log',
  {
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    entity: oneOf('entity', ['ad', 'order', 'payment', 'deal']).notNull(),
    entityId: integer('entity_id').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    event: text('event').notNull(),
    actor: oneOf('actor', ['owner', 'moderator', 'system', 'buyer']).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    // Partitioned by month, which the key has to name.
    primaryKey({ columns: [table.id, table.at] }),
    index('state_log_entity').on(table.entity, table.entityId, table.id),
  ],
)
