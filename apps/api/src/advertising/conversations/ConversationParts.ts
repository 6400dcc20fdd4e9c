import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { ConversationLinks } from './conversationLinks.ts'
import type { ReplyAddresses } from './replyAddresses.ts'

/** What conversations are made of. */
export type ConversationParts = Readonly<{
  database: Database
  attempts: Attempts
  outbox: Outbox
  clock: Clock
  links: ConversationLinks
  /** null: letters are answered on the portal alone. */
  replies: ReplyAddresses | null
}>
