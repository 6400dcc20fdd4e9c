import type { SectionChange } from '@inzrt/contracts/desk/adminSection'
import { isReservedSegment } from '@inzrt/contracts/pages/isReservedSegment'
import { and, eq, ne } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { slugHistory } from '../../platform/database/schema/slugHistory.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { sectionColumns } from './sectionColumns.ts'

type Known = Readonly<{ id: number; slug: string }>

const isTaken = async (tx: Transaction, slug: string, id: number): Promise<boolean> => {
  const others = and(eq(sections.slug, slug), ne(sections.id, id))

  return (await tx.$count(sections, others)) > 0
}

/** A text costs more than a card: that is what the rules promise. */
const isSmsCheaper = (change: SectionChange): boolean => {
  const { cardPrice, smsPrice } = sectionColumns(change)

  return cardPrice !== null && smsPrice !== null && smsPrice <= cardPrice
}

/** @throws Problem 422 with a sentence under each wrong field */
export const checkSection = async (
  tx: Transaction,
  change: SectionChange,
  known?: Known,
): Promise<void> => {
  const { slug, cardPrice } = change
  const isPaid = change.isPaidOffer || change.isPaidInquiry || change.isPaidExchange
  const isOther = slug !== known?.slug
  refuseFaults({
    name: change.name.trim() === '' && 'Napište název rubriky.',
    slug:
      ((isOther && isReservedSegment(slug)) || (await isTaken(tx, slug, known?.id ?? 0))) &&
      'Tato adresa už patří něčemu jinému.',
    isOffer:
      !(change.isOffer || change.isInquiry || change.isExchange) &&
      'Rubrika musí přijímat aspoň jeden druh inzerátů.',
    cardPrice: isPaid && !cardPrice && 'Placená rubrika musí mít cenu.',
    smsNumber: isSmsCheaper(change) && 'Cena přes SMS musí být vyšší než cena kartou.',
    validDays:
      !(change.validDays || change.validWeeks || change.validMonths) &&
      'Vyplňte, jak dlouho inzeráty platí.',
  })
}

/**
 * Only a site with a gate can ask for a proof of age.
 * @throws Problem 422
 */
export const refuseProofForAll = (
  brand: 'general' | 'adult',
  { requiresAgeProof }: SectionChange,
): void =>
  refuseFaults({
    requiresAgeProof:
      brand !== 'adult' && requiresAgeProof && 'Věk se ověřuje jen na webu pro dospělé.',
  })

/**
 * The level of a new section below another one.
 * @throws Problem 422 when nothing may be put below it
 */
export const checkParent = async (
  tx: Transaction,
  brand: 'general' | 'adult',
  parentId: number | null,
): Promise<number> => {
  if (parentId === null) return 1
  const isThere = and(eq(sections.id, parentId), eq(sections.brandCode, brand))
  const [parent] = await tx.select().from(sections).where(isThere)
  const holdsAds = (await tx.$count(ads, eq(ads.sectionId, parentId))) > 0
  refuseFaults({
    parentId:
      (!parent && 'Taková rubrika na tomto webu není.') ||
      (parent && parent.level > 1 && 'Hlouběji se rubriky nedělí.') ||
      (holdsAds && 'V\u00a0této rubrice jsou inzeráty, rozdělit ji nejde.'),
  })

  return 2
}

/** Keeps a former address alive; a new one no longer leads elsewhere. */
export const rememberSlug = async (
  tx: Transaction,
  { id, slug }: Known,
  next: string,
): Promise<void> => {
  await tx.delete(slugHistory).where(eq(slugHistory.oldSlug, next))
  if (slug !== next)
    await tx
      .insert(slugHistory)
      .values({ oldSlug: slug, sectionId: id })
      .onConflictDoUpdate({ target: slugHistory.oldSlug, set: { sectionId: id } })
}
