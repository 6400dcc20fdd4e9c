import type { Brand } from '../../platform/brand/Brand.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { MailName, MailPayload } from '../mail/mailTemplates.ts'
import type { AccountMail } from '../notifications/accountPaths.ts'
import type { PushName, PushPayload } from '../push/pushTemplates.ts'

export type Common = Readonly<{
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

/** Whose letter it is. What an account can find in itself says whether it has one: it is kept there too, and alone where no letter can be sent. */
type Reader<Name extends MailName> = Name extends AccountMail
  ? Readonly<{ to: string | null; userId: number | null }>
  : Readonly<{ to: string }>

/** A letter: its template and what the template asks for. */
type EmailMessage<Name extends MailName = MailName> = Common &
  Reader<Name> &
  Readonly<{ channel: 'email'; template: Name; payload: MailPayload<Name> }>

/** Any letter, as the outbox reads it. */
export type AnyLetter = Common &
  Readonly<{
    to: string | null
    userId?: number | null
    template: MailName
    payload: object
    channel: 'email'
  }>

/** A text for a phone. */
type ShortMessage = Common &
  Readonly<{ channel: 'sms'; to: string; template: string; payload: { text: string } }>

/** A notification for a browser, which is named by its number. */
type PushMessage<Name extends PushName> = Common &
  Readonly<{ channel: 'push'; to: string; template: Name; payload: PushPayload<Name> }>

/** Where messages wait until they are sent. */
export type Outbox = Readonly<{
  /**
   * Keeps a message in the caller's transaction: it is sent if, and only if, that one succeeds. An account finds it among
   * its notifications, also where it does without such letters.
   */
  enqueue<Name extends MailName, Push extends PushName>(
    tx: Transaction,
    message: EmailMessage<Name> | ShortMessage | PushMessage<Push>,
  ): Promise<void>
}>
