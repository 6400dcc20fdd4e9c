import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'

/** What an ad sent by SMS begins with. */
const DATING_KEYWORD = 'IN IE'

/** A section that takes ads by SMS. */
export type SmsSection = SectionNode & Readonly<{ smsNumber: string; smsPrice: number }>

const takesAds = (section: SectionNode): section is SmsSection =>
  section.smsKeyword === DATING_KEYWORD && section.smsNumber !== null && section.smsPrice !== null

/** The section whose keyword is that of dating ads, with its number and price. */
export const smsSectionOf = (catalogue: SectionCatalogue): SmsSection | null =>
  [...catalogue.all('adult'), ...catalogue.all('general')].find(takesAds) ?? null
