import type { Brand } from '../../platform/brand/Brand.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { MailName, MailPayload } from '../mail/mailTemplates.ts'

type Common = Readonly<{
  /** Site in whose name and colours the message speaks. */
  brand: Brand
  /** A second message with the same key is not kept. */
  dedupeKey?: string
  /** Not sent earlier than this. */
  notBefore?: Date | undefined
}>

/** A letter: its template and what the template asks for. */
type EmailMessage<Name extends MailName = MailName> = Common &
  Readonly<{ channel: 'email'; to: string; template: Name; payload: MailPayload<Name> }>

/** A text for a phone or a browser. */
type ShortMessage = Common &
  Readonly<{ channel: 'sms' | 'push'; to: string; template: string; payload: { text: string } }>

/** Where messages wait until they are sent. */
export type Outbox = Readonly<{
  /** Keeps a message in the caller's transaction: it is sent if, and only if, that one succeeds. */
  enqueue<Name extends MailName>(
    tx: Transaction,
    message: EmailMessage<Name> | ShortMessage,
  ): Promise<void>
}>
