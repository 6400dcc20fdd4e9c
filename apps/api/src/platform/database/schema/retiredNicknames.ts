import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Nicknames of deleted accounts, as hashes: for a while nobody may pass for who had one. */
export const retiredNicknames = pgTable('retired_nicknames', {
  nicknameHash: text('nickname_hash').primaryKey(),
  until: moment('until').notNull(),
})
