/** A conversation and the key to it, as calls take them. */
export type ConversationAddress = Readonly<{
  params: { conversationId: string }
  query: { s?: string }
}>

/** The key stays in the part of the address that no server is sent, so that the page can be loaded again. */
export const conversationAddress = (id: string): ConversationAddress => {
  const key = new URLSearchParams(location.hash.slice(1)).get('klic')

  return { params: { conversationId: id }, query: key ? { s: key } : {} }
}
