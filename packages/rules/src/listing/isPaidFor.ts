import type { AdType } from './adTypes.ts'

/** Which types of ads a section asks money for. */
export type TypePayments = Readonly<
  Record<'isPaidOffer' | 'isPaidInquiry' | 'isPaidExchange', boolean>
>

const PAYMENT = {
  offer: 'isPaidOffer',
  inquiry: 'isPaidInquiry',
  exchange: 'isPaidExchange',
} as const satisfies Record<AdType, keyof TypePayments>

/**
 * Whether an ad of a type costs money in a section, which may be free for another type.
 * @example isPaidFor({ isPaidOffer: true, isPaidInquiry: false, isPaidExchange: false }, 'inquiry') // false
 */
export const isPaidFor = (section: TypePayments, type: AdType): boolean => section[PAYMENT[type]]
