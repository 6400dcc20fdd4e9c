import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Logins. A session has one token at a time; the former one is remembered to notice its return. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenId: text('token_id').notNull(),
    issuedAt: moment('issued_at').notNull(),
    formerTokenId: text('former_token_id'),
    /** When the token was first used. */
    tokenUsedAt: moment('token_used_at'),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the second step was last taken within it. */
    secondStepAt: moment('second_step_at'),
    /** However active, no session lives longer. */
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_ends').on(table.endsAt),
    index('sessions_revoked').on(table.revokedAt).where(sql`revoked_at is not null`),
  ],
)
