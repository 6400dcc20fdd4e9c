import { isDeepStrictEqual } from 'node:util'
import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { adSlug } from '@inzrt/domain/slug'
import { tidyLines } from '@inzrt/domain/text'
import { attributesOf, readAttributes, toTyped } from '@inzrt/rules/attributes'
import { attributeFaults } from '@inzrt/rules/forms'
import { adFingerprint } from '@inzrt/rules/moderation'
import { eq } from 'drizzle-orm'
import { adWords } from '../../catalogue/search/adWords.ts'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { tellCardsOutdated } from '../../platform/changes/tellCardsOutdated.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
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

type Written = Pick<Ad, 'heading' | 'content' | 'attributes'> &
  Readonly<{ section: SectionNode; now: Date }>

/** Writes texts, attributes and section of an ad; a new heading brings a new address, the old one leads there. */
export const writeAd = async (
  tx: Transaction,
  ad: Ad,
  { heading, content, attributes, section, now }: Written,
): Promise<Ad> => {
  const { phone, priceAmount } = ad
  const isSame =
    heading === ad.heading && content === ad.content && isDeepStrictEqual(attributes, ad.attributes)
  const [changed] = await tx
    .update(ads)
    .set({
      heading,
      content,
      attributes,
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
  if (!isSame) await tellCardsOutdated(tx)

  return changed
}

/**
 * What the ad says of the thing once it is edited; what another section asks stays with it.
 * @throws Problem 422 with a sentence under each wrong field
 */
const editedAttributes = (ad: Ad, change: Change, { attributeSet }: SectionNode) => {
  if (change.measure !== 'edited' || !change.attributes) return ad.attributes
  const asked = attributesOf(attributeSet, ad.type)
  const typed = toTyped(change.attributes)
  // What is required of those who offer holds no desk up.
  refuseFaults(attributeFaults(asked, typed, { isOffered: false }))
  const keys = new Set(asked.map(({ key }) => key))
  const others = Object.entries(ad.attributes).filter(([key]) => !keys.has(key))

  return { ...Object.fromEntries(others), ...readAttributes(asked, typed) }
}

/** Changes the texts, what is said of the thing, or the section of an ad. */
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

  const attributes = editedAttributes(ad, change, section)

  return writeAd(tx, ad, { heading, content, attributes, section, now: asked.now })
}
