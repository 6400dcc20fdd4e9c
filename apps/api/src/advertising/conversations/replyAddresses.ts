import type { Side } from '@inzrt/contracts/conversation/conversation'
import { ID_PATTERN } from '@inzrt/contracts/wire/scalar'
import { ID_MAX } from '@inzrt/domain/slug'
import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { type LinkHolder, signHolder } from './conversationLinks.ts'

const LETTERS = { buyer: 'b', seller: 's' } as const satisfies Record<Side, string>
const SHAPE = new RegExp(String.raw`^reply\+(${ID_PATTERN})([bs])-([0-9a-f]{32})$`)

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>

/**
 * Addresses that letters are answered at: who may write into which conversation, as which side. Hexadecimal, for servers
 * that do not tell upper case from lower, and short enough for the 64 characters a name may have.
 */
export const createReplyAddresses = (key: Buffer, domain: string) => {
  const sign = (holder: LinkHolder): string =>
    Buffer.from(signHolder(key, holder), 'base64url').toString('hex').slice(0, 32)

  return {
    of: (holder: LinkHolder): string =>
      `reply+${holder.conversationId}${LETTERS[holder.side]}-${sign(holder)}@${domain}`,

    /** Conversation, side and signature of an address; null: it is none of these. */
    read: (address: string) => {
      const [name = '', host] = address.toLowerCase().split('@')
      const [, id, letter, signature] = SHAPE.exec(name) ?? []
      if (host !== domain || !signature || Number(id) > ID_MAX) return null

      return {
        conversationId: Number(id),
        signature,
        side: letter === LETTERS.seller ? ('seller' as const) : ('buyer' as const),
      }
    },

    isOf: (holder: LinkHolder, signature: string): boolean => isSameSecret(signature, sign(holder)),
  }
}
