import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/** What was asked for under „Zapomenuté heslo“ and not yet looked up: the answer does not wait for it. */
export const resetRequests = pgTable('reset_requests', {
  id: identity(),
  name: text('name').notNull(),
  brandCode: brandCode().notNull(),
  flowHash: text('flow_hash'),
  createdAt: moment('created_at').notNull(),
})

/** Mailed ways to another password: a link, and a code that works only in the browser that asked. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkHash: text('link_hash').notNull().unique(),
    linkUntil: moment('link_until').notNull(),
    codeHash: text('code_hash'),
    codeSalt: text('code_salt'),
    codeUntil: moment('code_until'),
    codeFaults: integer('code_faults').notNull().default(0),
    flowHash: text('flow_hash'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('password_resets_user').on(table.userId, table.createdAt),
    index('password_resets_created').on(table.createdAt),
  ],
)
