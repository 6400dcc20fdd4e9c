import type { SentAd } from '@inzrt/contracts/ads/adBody'
import { eq } from 'drizzle-orm'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { askForEmail } from '../contacts/askForEmail.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import type { CouponRow } from '../orders/coupons/findCoupon.ts'
import { deliverOrder } from '../orders/delivering/deliverOrder.ts'
import { orderOfAd } from '../orders/orderLetters.ts'
import { chosenPromos } from '../orders/placing/chosenPromos.ts'
import { isPaidAtOnce, placeOrder } from '../orders/placing/placeOrder.ts'
import { promotionOf, publicationIn } from '../orders/placing/thingsForSale.ts'
import { toOrder } from '../orders/reading/toOrder.ts'
import { adValues } from './adValues.ts'
import { claimImages } from './claimImages.ts'
import { findObstacles } from './findObstacles.ts'
import { insertAd } from './insertAd.ts'
import { isPaidIn } from './isPaidIn.ts'
import { refuseNames } from './refuseNames.ts'
import { requireLocality } from './requireLocality.ts'
import { toSavedAd } from './toSavedAd.ts'

type Parts = Pick<AdvertisingParts, 'outbox' | 'attempts' | 'orders'>

export type NewAd = Readonly<{
  sent: SentAd
  brand: Brand
  section: SectionNode
  userId: number | null
  /** The phone was proved by a code just now. */
  isPhoneVerified: boolean
  coupon?: CouponRow | null
  /** What its seller calls it in files of ads. */
  ownNumber?: string
  adPasswordHash: string | null
  /** The network of who asks, or the account whose file of ads does. */
  asker: string
  /** Taken down by a member of staff. */
  intake?: Readonly<{ recordedBy: number; printFrom: number | null }>
  now: Date
}>

/** An account's proved address needs no further proof. */
const isOwnEmail = (
  user: Pick<typeof users.$inferSelect, 'email' | 'emailVerifiedAt'> | null,
  email = '',
): boolean => Boolean(user?.emailVerifiedAt) && foldEmail(user?.email ?? '') === foldEmail(email)

/** What of a new ad has to be paid for. */
const findPayables = async (tx: Transaction, { sent: { ad, promos: chosen }, section }: NewAd) => {
  const promos = await chosenPromos(tx, chosen)
  const publication = isPaidIn(section, ad.type) ? [publicationIn(section)] : []

  return {
    things: [...publication, ...promos.map(promotionOf)],
    promoIds: Object.fromEntries(promos.map(({ code, id }) => [code, id])),
  }
}

/**
 * Keeps an ad, decides where it starts, orders what has to be paid for, and asks by mail for what
 * is missing.
 */
export const createAd = async (tx: Transaction, parts: Parts, placing: NewAd) => {
  const { sent, brand, section, userId, asker, now } = placing
  const { ad } = sent
  await requireLocality(tx, ad.localityId)
  await refuseNames(tx, { brand, userId, names: ad, known: null })
  const user = userId === null ? null : await holdAccount(tx, userId)
  const isVerified = placing.isPhoneVerified || Boolean(user?.emailVerifiedAt)
  const inserted = await insertAd(tx, {
    ...adValues(sent, section),
    brandCode: brand,
    sectionId: section.id,
    userId,
    type: ad.type,
    sellerKind: user?.kind ?? 'private',
    adPasswordHash: placing.adPasswordHash,
    ownNumber: placing.ownNumber ?? null,
    ...(placing.intake && { source: 'clerk', ...placing.intake }),
    contactVerifiedAt: isVerified ? now : null,
    emailVerifiedAt: isOwnEmail(user, ad.email) ? now : null,
    phoneVerifiedAt: placing.isPhoneVerified ? now : null,
    createdAt: now,
    updatedAt: now,
    sortAt: now,
  })
  await claimImages(tx, ad.images, { adId: inserted.id, brand })
  const obstacles = await findObstacles(tx, inserted, now)
  const payables = await findPayables(tx, placing)
  const isPaymentDue = payables.things.length > 0
  const placed = await applyEvent(tx, {
    ad: { ...inserted, stateReason: obstacles.join(' ') || null },
    event: 'create',
    guards: {
      contactVerified: isVerified,
      paymentDue: isPaymentDue,
      approvalDue: section.requiresApproval || obstacles.length > 0,
    },
    section,
    actor: 'owner',
    now,
  })
  const ordered = isPaymentDue
    ? await placeOrder(tx, parts.orders, {
        ad: placed,
        kind: 'publish',
        userId,
        now,
        ...payables,
        method: ad.paymentMethod,
        email: user?.email ?? placed.email,
        addInfo: sent.addInfo,
        coupon: placing.coupon ?? null,
        isByOwner: userId !== null,
        isReported: placing.ownNumber !== undefined,
      })
    : null
  const isOwed = ordered !== null && !isPaidAtOnce(ordered)
  const toProve = placed.emailVerifiedAt ? null : placed.email
  if (toProve)
    await askForEmail(tx, parts, {
      ad: placed,
      to: toProve,
      asker,
      now,
      order: isOwed ? await orderOfAd(tx, parts.orders, ordered.order) : null,
    })
  if (!ordered) return { data: toSavedAd(placed) }
  const { order, items, payment } = ordered
  if (!isOwed) await deliverOrder(tx, { ad: placed, order, section, now })
  const [kept] = await tx.select().from(ads).where(eq(ads.id, placed.id))
  const signature = parts.orders.access.sign(order.publicNo)

  return {
    data: toSavedAd(kept ?? placed),
    meta: { order: toOrder(order, items), payment, signature },
  }
}
