import { isPrinted } from '../../catalogue/editions/isPrinted.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { orderOfAd } from '../orders/orderLetters.ts'
import { ordersOf } from '../orders/reading/ordersOf.ts'

type Parts = Pick<AdvertisingParts, 'outbox' | 'ads' | 'orders'>

/** What was ordered with an ad, as its card tells it. */
const ordered = async (tx: Transaction, { orders }: Parts, adId: number) => {
  const [order] = await ordersOf(tx, adId, ['awaiting_payment', 'paid', 'fulfilled'])
  if (!order || order.total === 0) return null

  return { ...(await orderOfAd(tx, orders, order)), isPaid: order.state !== 'awaiting_payment' }
}

/** Mails the card of an ad without an account to its proved address, once to each. */
export const sendPassport = async (
  tx: Transaction,
  parts: Parts,
  ad: typeof ads.$inferSelect,
): Promise<void> => {
  const { id, userId, email, emailVerifiedAt, brandCode: brand } = ad
  if (userId !== null || !email || !emailVerifiedAt) return
  // What a person still has to read may be printed later, or never.
  const mayBePrinted = ad.state === 'published' && isPrinted(ad)
  const edition = mayBePrinted ? await parts.ads.nextEdition(ad.printFrom) : null
  const { heading, slug, dialCode, validUntil } = ad
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    brand,
    to: email,
    template: 'adPassport',
    payload: {
      heading,
      slug,
      dialCode,
      validUntil: validUntil?.toISOString() ?? null,
      printedOn: edition?.releaseDate ?? null,
      order: await ordered(tx, parts, id),
    },
    dedupeKey: `passport ${id} ${email}`,
  })
}
