/** A message of the phone: sent by its owner, or to them. */
export type PhoneMessage = Readonly<{
  /** The same however often it was brought. */
  key: string
  isSent: boolean
  other: string
  owner: string
  text: string
  at: string
}>
