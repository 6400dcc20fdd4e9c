import type { Side } from '@inzrt/contracts/conversation/conversation'
import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'

/** One of the two of a conversation, with the address the link is sent to. */
export type LinkHolder = Readonly<{ conversationId: number; side: Side; email: string }>

/** Who may write into which conversation, as which side, signed. */
export const signHolder = (key: Buffer, { conversationId, side, email }: LinkHolder): string =>
  keyedHash(key, String(conversationId), side, foldEmail(email))

export type ConversationLinks = ReturnType<typeof createConversationLinks>

/**
 * What lets somebody without an account into a conversation: a letter to the address brought it. An ad whose address
 * changes takes its links along.
 */
export const createConversationLinks = (key: Buffer) => {
  const sign = (holder: LinkHolder): string => signHolder(key, holder)

  return {
    sign,
    isOf: (holder: LinkHolder, signature: string): boolean => isSameSecret(signature, sign(holder)),
  }
}
