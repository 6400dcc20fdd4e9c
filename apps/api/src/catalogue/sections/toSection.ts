import type { Section, SectionHit } from '@inzrt/contracts/browse/section'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { SectionNode } from './SectionNode.ts'
import { themeOf } from './themeOf.ts'

const crowns = (amount: number | null) =>
  amount === null ? null : { amount, currency: 'CZK' as const }

const payments = (node: SectionNode): Pick<Section, 'card' | 'sms'> => ({
  card: { canBePaid: node.cardCanBePaid, price: crowns(node.cardPrice) },
  sms: {
    canBePaid: node.smsCanBePaid,
    price: crowns(node.smsPrice),
    smsNumber: node.smsNumber,
    keyword: node.smsKeyword,
  },
})

const rules = (node: SectionNode) => ({
  isPaid: node.isPaidOffer || node.isPaidInquiry || node.isPaidExchange,
  isPaidOffer: node.isPaidOffer,
  isPaidInquiry: node.isPaidInquiry,
  isPaidExchange: node.isPaidExchange,
  isOffer: node.isOffer,
  isInquiry: node.isInquiry,
  isExchange: node.isExchange,
  advertisementRequiresApproval: node.requiresApproval,
  isDating: node.isDating,
  attributeSet: node.attributeSet,
  advertisementValidForDays: node.validDays,
  advertisementValidForWeeks: node.validWeeks,
  advertisementValidForMonths: node.validMonths,
})

/** A section as the wire has it, with as many levels of children as asked for. */
export const toSection = (node: SectionNode, viewer: Brand, levels = Infinity): Section => ({
  name: node.name,
  slug: node.slug,
  parentSlug: node.parent?.slug ?? null,
  level: node.level,
  position: node.position,
  adsCount: node.adsCount,
  ...rules(node),
  ...payments(node),
  theme: { theme: themeOf(node.brandCode) },
  icon: node.icon,
  isSp: node.brandCode !== viewer,
  children: {
    data: levels > 0 ? node.children.map((child) => toSection(child, viewer, levels - 1)) : [],
  },
})

/** What the search and an ad's detail say of a section. */
export const toSectionHit = (node: SectionNode, adsCount = node.adsCount): SectionHit => ({
  name: node.name,
  slug: node.slug,
  parentSlug: node.parent?.slug ?? null,
  icon: node.icon,
  theme: { theme: themeOf(node.brandCode) },
  adsCount,
})
