import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

/** Browsers that an account is notified in. What their push services deliver, they alone can read. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandCode: brandCode().notNull(),
    /** The login this browser was last seen under; who ends it ends this too. */
    sessionId: text('session_id').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Our public key it subscribed to: under another one nothing reaches it. */
    serverKey: text('server_key').notNull(),
    device: text('device').notNull(),
    /** New messages are told too, not only what kept searches find. */
    hasMessages: boolean('has_messages').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.brandCode),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)
