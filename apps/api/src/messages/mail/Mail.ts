/** A letter ready to be sent. */
export type Mail = Readonly<{
  /** The same however often it is handed over; becomes its Message-ID. */
  key: string
  from: Readonly<{ name: string; address: string }>
  to: string
  subject: string
  text: string
  html: string
  /** Ends such letters in one click (RFC 8058). */
  unsubscribe?: string
  replyTo?: string
}>

/** Takes letters to their readers. */
export type Mailer = Readonly<{ send(mail: Mail, signal: AbortSignal): Promise<void> }>
