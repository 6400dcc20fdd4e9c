import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

const AUTH_EVENTS = [
  'registered',
  'logged_in',
  'login_failed',
  'logged_out',
  'session_ended',
  'token_replayed',
  'email_confirmed',
  'email_change_asked',
  'password_changed',
  'reset_asked',
  'reset_failed',
  'reset_done',
  'second_step_failed',
  'recovery_code_used',
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'second_factor_taken',
  'exported',
  'deleted',
] as const

export type AuthEvent = (typeof AUTH_EVENTS)[number]

/** What happened to accounts, for their owners and for anyone who investigates a theft. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: identity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    event: oneOf('event', AUTH_EVENTS).notNull(),
    device: text('device'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('auth_events_user').on(table.userId, table.createdAt),
    index('auth_events_created').on(table.createdAt),
  ],
)
