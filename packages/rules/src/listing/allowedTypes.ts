import { AD_TYPES, type AdType } from './adTypes.ts'

/** Which types of ads a section takes. */
export type TypePermissions = Readonly<Record<'isOffer' | 'isInquiry' | 'isExchange', boolean>>

const PERMISSION = {
  offer: 'isOffer',
  inquiry: 'isInquiry',
  exchange: 'isExchange',
} as const satisfies Record<AdType, keyof TypePermissions>

/**
 * The types of ads that may be placed in a section.
 * @example allowedTypes({ isOffer: true, isInquiry: true, isExchange: false }) // ['offer', 'inquiry']
 */
export const allowedTypes = (section: TypePermissions): AdType[] =>
  AD_TYPES.filter((type) => section[PERMISSION[type]])
