import type { AdType } from '@inzrt/rules/listing'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'

const PRICES = {
  offer: 'isPaidOffer',
  inquiry: 'isPaidInquiry',
  exchange: 'isPaidExchange',
} as const

/** Whether an ad of a type costs something in a section. */
export const isPaidIn = (section: SectionNode, type: AdType): boolean => section[PRICES[type]]
