import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Writes that were made, by the key their caller gave them: the same key gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
)
