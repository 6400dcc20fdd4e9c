import { adSlug } from '@inzrt/domain/slug'
import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { adTokens } from '../../platform/database/schema/adTokens.ts'
import { archivedAds } from '../../platform/database/schema/archivedAds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

const HEADING = 'Smazaný inzerát'

const ERASED = {
  state: 'deleted',
  heading: HEADING,
  content: '',
  attributes: {},
  printWording: null,
  headingWords: '',
  allWords: '',
  firstName: null,
  lastName: null,
  nickname: null,
  phone: null,
  email: null,
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  showName: false,
  showSurname: false,
  showPhone: false,
  showEmail: false,
  mainImageId: null,
  mainImagePath: null,
  imagesCount: 0,
  adPasswordHash: null,
  fingerprint: null,
  stateReason: null,
  highlightedUntil: null,
  toppedUntil: null,
} as const

const eraseImages = async (tx: Transaction, adIds: readonly number[]): Promise<string[]> => {
  const erased = await tx
    .delete(adImages)
    .where(or(inArray(adImages.adId, [...adIds]), inArray(adImages.proposedFor, [...adIds])))
    .returning({ path: adImages.path })
  const paths = erased.map(({ path }) => path)
  const kept = await tx
    .select({ path: adImages.path })
    .from(adImages)
    .where(inArray(adImages.path, paths))
  const stillShown = new Set(kept.map(({ path }) => path))

  return paths.filter((path) => !stillShown.has(path))
}

/**
 * Takes ads off the sites and everything anybody wrote in them out of their rows, which orders and
 * invoices still point to.
 * @returns pictures nobody shows any more
 */
export const eraseAds = async (
  tx: Transaction,
  which: SQL | undefined,
  now: Date,
): Promise<string[]> => {
  const erased = await tx
    .update(ads)
    .set({ ...ERASED, updatedAt: now, anonymisedAt: now })
    .where(which)
    .returning({ id: ads.id })
  if (erased.length === 0) return []
  const adIds = erased.map(({ id }) => id)
  for (const id of adIds)
    await tx
      .update(ads)
      .set({ slug: adSlug(HEADING, id) })
      .where(eq(ads.id, id))
  await tx.update(adDecisions).set({ change: null }).where(inArray(adDecisions.adId, adIds))
  for (const table of [adTokens, adRevisions, archivedAds])
    await tx.delete(table).where(inArray(table.adId, adIds))

  return eraseImages(tx, adIds)
}
