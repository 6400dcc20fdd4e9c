import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Public keys push services have known us by, and when each was last in use. */
export const pushKeys = pgTable('push_keys', {
  serverKey: text('server_key').primaryKey(),
  usedAt: moment('used_at').notNull(),
})
