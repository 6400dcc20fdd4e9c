import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { adFingerprint } from '@inzrt/domain/moderation'
import { adSlug } from '@inzrt/domain/slug'
import { tidyLines } from '@inzrt/domain/text'
import { eq, sql } from 'drizzle-orm'
import { adWords } from '../../catalogue/search/adWords.ts'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { adIsGone } from '../moderationProblems.ts'
import type { AdDecision } from './AdDecision.ts'

type Ad = typeof ads.$inferSelect
type Change = Extract<DecisionBody, { measure: 'moved' | 'edited' }>

const ALLOWS = { offer: 'isOffer', inquiry: 'isInquiry', exchange: 'isExchange' } as const

/** @throws Problem 422 when the ad cannot stand in that section */
const targetSection = async (
  ad: Ad,
  change: Change,
  { catalogue }: AdDecision,
): Promise<SectionNode> => {
  if (change.measure === 'edited') return catalogue.sectionOf(ad)
  const section = catalogue.bySlug(ad.brandCode, change.sectionSlug)
  if (!section || section.children.length > 0)
    throw invalidFields({ sectionSlug: ['Vyberte rubriku, která se dál nedělí.'] })
  if (section.id === ad.sectionId)
    throw invalidFields({ sectionSlug: ['V\u00a0této rubrice už inzerát je.'] })
  if (!section[ALLOWS[ad.type]])
    throw invalidFields({ sectionSlug: ['Rubrika tento druh inzerátu nepřijímá.'] })

  return section
}

type Written = Readonly<{ heading: string; content: string; section: SectionNode; now: Date }>

/** Writes texts and section of an ad; a new heading brings a new address, the old one leads there. */
export const writeAd = async (
  tx: Transaction,
  ad: Ad,
  { heading, content, section, now }: Written,
): Promise<Ad> => {
  const { phone, priceAmount, attributes } = ad
  const isSame = heading === ad.heading && content === ad.content
  const [changed] = await tx
    .update(ads)
    .set({
      heading,
      content,
      printWording: isSame ? ad.printWording : null,
      slug: adSlug(heading, ad.id),
      sectionId: section.id,
      fingerprint: adFingerprint({ heading, content, phone, priceAmount }),
      // What another section does not ask is not shown there, and is back with an undone move.
      ...adWords({ heading, content, attributes, attributeSet: section.attributeSet }),
      updatedAt: now,
    })
    .where(eq(ads.id, ad.id))
    .returning()
  if (!changed) throw adIsGone()
  // What was taken out of a text stands on cards anywhere.
  if (!isSame) await tx.execute(sql`select tell_outdated(array['*', '', 'search'])`)

  return changed
}

/** Changes the texts or the section of an ad. */
export const changeAd = async (
  tx: Transaction,
  ad: Ad,
  change: Change,
  asked: AdDecision,
): Promise<Ad> => {
  const section = await targetSection(ad, change, asked)
  const isEdited = change.measure === 'edited'
  const heading = isEdited ? change.heading.trim() : ad.heading
  const content = isEdited ? tidyLines(change.content) : ad.content

  return writeAd(tx, ad, { heading, content, section, now: asked.now })
}
