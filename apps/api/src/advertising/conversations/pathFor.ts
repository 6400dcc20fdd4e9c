import type { Side } from '@inzrt/contracts/conversation/conversation'
import type { ConversationLinks } from './conversationLinks.ts'
import type { Person } from './sidesOf.ts'

/**
 * Where a letter leads: somebody with an account logs in, everybody else has the key in the part of the address that
 * no server is sent.
 */
export const pathFor = (
  links: ConversationLinks,
  conversationId: number,
  side: Side,
  { userId, email }: Person,
): string => {
  const path = `/zpravy/${conversationId}`

  return userId === null && email
    ? `${path}#klic=${links.sign({ conversationId, side, email })}`
    : path
}
