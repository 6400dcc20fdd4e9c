import type { BannerChange } from '@inzrt/contracts/desk/adminBanner'
import { and, eq, isNull } from 'drizzle-orm'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'

const isOfSite = async (
  tx: Transaction,
  { sectionId, brand }: Pick<BannerChange, 'sectionId' | 'brand'>,
): Promise<boolean> =>
  sectionId === null ||
  (await tx.$count(sections, and(eq(sections.id, sectionId), eq(sections.brandCode, brand)))) > 0

/** @throws Problem 422 with a sentence under each wrong field */
export const checkBanner = async (
  tx: Transaction,
  change: Omit<BannerChange, 'uploadToken'>,
): Promise<void> => {
  const { alt, advertiser, startsOn, endsOn } = change
  refuseFaults({
    alt: alt.trim() === '' && 'Napište slovy, co na obrázku je.',
    advertiser: advertiser.trim() === '' && 'Napište, kdo inzeruje.',
    sectionId: !(await isOfSite(tx, change)) && 'Tato rubrika patří druhému webu.',
    endsOn: startsOn && endsOn && endsOn < startsOn && 'Konec nemůže být před začátkem.',
  })
}

/**
 * Takes an uploaded picture from those that wait for an ad.
 * @returns its path
 * @throws Problem 422 when it is not there any more
 */
export const claimPicture = async (tx: Transaction, token: string | null): Promise<string> => {
  const waits = and(eq(adImages.tokenHash, sha256(token ?? '')), isNull(adImages.adId))
  const [taken] = await tx.delete(adImages).where(waits).returning({ path: adImages.path })
  if (!taken) throw invalidFields({ uploadToken: ['Nahrajte prosím obrázek.'] })

  return taken.path
}
