/** A letter that came, as its reader sees it. */
export type Letter = Readonly<{
  /** The same however often it was handed over. */
  key: string
  sender: string
  recipient: string
  /** Where an answer goes, of letters that take one. */
  replyTo: string | null
  subject: string
  text: string
  html: string | null
  sentAt: string
}>
