import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** Codes sent to phones. Neither code nor number can be read back from what is kept. */
export const phoneVerifications = pgTable(
  'phone_verifications',
  {
    id: identity(),
    phoneHash: text('phone_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The account or the browser it was sent for; it proves nothing anywhere else. */
    flowHash: text('flow_hash'),
    faults: integer('faults').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('phone_verifications_phone').on(table.phoneHash, table.createdAt),
    index('phone_verifications_expires').on(table.expiresAt),
  ],
)
