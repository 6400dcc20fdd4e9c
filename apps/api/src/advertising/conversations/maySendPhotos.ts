import type { Side } from '@inzrt/contracts/conversation/conversation'

/**
 * Whether one side may send photos: once both have written. An advertiser is always the one who was written to.
 * @param firsts the first message of each side that wrote
 */
export const maySendPhotos = (side: Side, firsts: ReadonlySet<number>): boolean =>
  side === 'seller' || firsts.size === 2
