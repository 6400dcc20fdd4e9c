import type { SentAd } from '@inzrt/contracts/ads/adBody'
import type { AdImage } from '@inzrt/rules/forms'
import { eq } from 'drizzle-orm'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import { recordBySystem } from '../../platform/audit/recordBySystem.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { changedMeanwhile } from '../adProblems.ts'
import { askForEmail } from '../contacts/askForEmail.ts'
import { adValues } from '../placing/adValues.ts'
import { claimImages } from '../placing/claimImages.ts'
import { emailAfterEdit } from './emailAfterEdit.ts'
import { addressFor } from './headingMending.ts'

type Ad = typeof ads.$inferSelect

export type ChangedAd = Readonly<{
  ad: Ad
  sent: SentAd
  section: SectionNode
  isPhoneProved: boolean
  /** The network of who asks, or the account whose file of ads does. */
  asker: string
  now: Date
}>

export type Parts = Readonly<{ outbox: Outbox; attempts: Attempts }>

const provedEmailOf = async (tx: Transaction, userId: number | null): Promise<string | null> => {
  if (userId === null) return null
  const [user] = await tx.select().from(users).where(eq(users.id, userId))

  return user?.emailVerifiedAt ? user.email : null
}

/** Of an ad that was read by others both headings stand in the log: it is found there by either. */
const noteMending = (tx: Transaction, ad: Ad, is: string, now: Date): Promise<void> =>
  recordBySystem(
    tx,
    {
      action: 'mended',
      entity: 'ad',
      entityId: ad.id,
      detail: { heading: { was: ad.heading, is } },
    },
    now,
  )

/** Keeps the fields of a change. @throws Problem 409 when the ad changed meanwhile */
export const storeFields = async (
  tx: Transaction,
  parts: Parts,
  change: ChangedAd,
  values = adValues(change.sent, change.section),
): Promise<Ad> => {
  const { ad, now } = change
  const accountEmail = await provedEmailOf(tx, ad.userId)
  const edit = { ad, wanted: values.email, accountEmail, now }
  const { toProve, ...email } = emailAfterEdit(edit)
  const isSame = values.heading === ad.heading && values.content === ad.content
  const [stored] = await tx
    .update(ads)
    .set({
      ...values,
      slug: addressFor(ad, values.heading),
      ...email,
      printWording: isSame ? ad.printWording : null,
      phoneVerifiedAt: change.isPhoneProved ? now : null,
      updatedAt: now,
      version: ad.version + 1,
    })
    .where(eq(ads.id, ad.id))
    .returning()
  if (!stored) throw changedMeanwhile()
  if (stored.heading !== ad.heading && ad.publishedAt !== null)
    await noteMending(tx, ad, stored.heading, now)
  if (toProve) await askForEmail(tx, parts, { ad: stored, to: toProve, asker: change.asker, now })

  return stored
}

/**
 * Keeps the fields and the chosen pictures of a change.
 * @returns the ad, and paths of pictures nobody needs any more
 */
export const storeChange = async (
  tx: Transaction,
  parts: Parts,
  change: ChangedAd,
  images: readonly AdImage[] = change.sent.ad.images,
) => {
  const ad = await storeFields(tx, parts, change)
  const unneeded = await claimImages(tx, images, { adId: ad.id, brand: ad.brandCode })

  return { ad, unneeded }
}
