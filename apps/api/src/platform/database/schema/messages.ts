import { SideSchema } from '@inzrt/contracts/conversation/conversation'
import { QUESTIONS } from '@inzrt/rules/deal'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { identity, moment } from './columns.ts'
import { conversations } from './conversations.ts'

/** What buyers and sellers wrote each other; neither learns the other's address. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: oneOf('side', SideSchema.options).notNull(),
    content: text('content').notNull(),
    /** Written for the other one to see. */
    phone: text('phone'),
    /** The usual question it asks. */
    question: oneOf('question', QUESTIONS),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('messages_conversation').on(table.conversationId, table.id),
  ],
)
