import { keyOfAddress } from '../../shell/form/keyOfAddress.ts'

/** A conversation and the key to it, as calls take them. */
export type ConversationAddress = Readonly<{
  params: { conversationId: string }
  query: { s?: string }
}>

/** The conversation of a page and the key of its address. */
export const conversationAddress = (id: string): ConversationAddress => {
  const key = keyOfAddress()

  return { params: { conversationId: id }, query: key ? { s: key } : {} }
}
