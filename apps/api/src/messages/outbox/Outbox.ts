import type { Brand } from '../../platform/brand/Brand.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { MailName, MailPayload } from '../mail/mailTemplates.ts'
import type { PushName, PushPayload } from '../push/pushTemplates.ts'

type Common = Readonly<{
  /** Site in whose name and colours the message speaks. */
  brand: Brand
  /** A second message with the same key is not kept. */
  dedupeKey?: string
  /** Not sent earlier than this. */
  notBefore?: Date | undefined
  /** No news any more after so many hours: then it is not sent at all. */
  newsHours?: number
  /** Whose it is, where many of one must not take the ways of all others. */
  sharer?: string
}>

/** A letter: its template and what the template asks for. */
type EmailMessage<Name extends MailName = MailName> = Common &
  Readonly<{ channel: 'email'; to: string; template: Name; payload: MailPayload<Name> }>

/** A text for a phone. */
type ShortMessage = Common &
  Readonly<{ channel: 'sms'; to: string; template: string; payload: { text: string } }>

/** A notification for a browser, which is named by its number. */
type PushMessage<Name extends PushName> = Common &
  Readonly<{ channel: 'push'; to: string; template: Name; payload: PushPayload<Name> }>

/** Where messages wait until they are sent. */
export type Outbox = Readonly<{
  /** Keeps a message in the caller's transaction: it is sent if, and only if, that one succeeds. */
  enqueue<Name extends MailName, Push extends PushName>(
    tx: Transaction,
    message: EmailMessage<Name> | ShortMessage | PushMessage<Push>,
  ): Promise<void>
}>
