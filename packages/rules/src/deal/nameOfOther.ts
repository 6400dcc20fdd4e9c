import type { DealSide } from './Deal.ts'

/**
 * What somebody calls the other one of a conversation.
 * @example nameOfOther({ side: 'seller', otherName: null }) // 'Zájemce'
 */
export const nameOfOther = ({
  side,
  otherName,
}: Readonly<{ side: DealSide; otherName: string | null }>): string =>
  otherName ?? (side === 'seller' ? 'Zájemce' : 'Inzerent')
