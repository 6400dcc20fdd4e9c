import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Secrets of apps that make codes, sealed. One that no code has confirmed opens nothing. */
export const appSecrets = pgTable('app_secrets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** Of the latest code taken: neither it nor an older one is taken again. */
  lastStep: integer('last_step').notNull().default(0),
})

/** What logs in when nothing else is at hand, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: owner(),
    codeHash: text('code_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** Logins whose password was right and that wait for their second step, each in the browser it was begun in. */
export const halfLogins = pgTable(
  'half_logins',
  {
    flowHash: text('flow_hash').primaryKey(),
    userId: owner(),
    /** Stands for the password that was typed: another one set meanwhile ends it. */
    passwordMark: text('password_mark').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('half_logins_user').on(table.userId),
    index('half_logins_expires').on(table.expiresAt),
  ],
)
