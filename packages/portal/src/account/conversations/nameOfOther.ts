import type { Conversation } from '@inzrt/contracts/conversation/conversation'

/**
 * What somebody calls the other one of a conversation.
 * @example nameOfOther({ side: 'seller', otherName: null }) // 'Zájemce'
 */
export const nameOfOther = ({
  side,
  otherName,
}: Pick<Conversation, 'side' | 'otherName'>): string =>
  otherName ?? (side === 'seller' ? 'Zájemce' : 'Inzerent')
