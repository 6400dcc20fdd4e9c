import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** Every change of a state, for anyone who asks later what happened. */
export const stateLog = pgTable(
  'state_log',
  {
    id: identity(),
    entity: text('entity').notNull().$type<'ad' | 'order' | 'payment'>(),
    entityId: integer('entity_id').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    event: text('event').notNull(),
    actor: text('actor').notNull().$type<'owner' | 'moderator' | 'system'>(),
    at: moment('at').notNull(),
  },
  (table) => [index('state_log_entity').on(table.entity, table.entityId, table.id)],
)
