import { fromAdBody } from '@inzrt/contracts/ads/adBody'
import { confirmAdCall, createAdvertisementCall } from '@inzrt/contracts/ads/advertisementEdit'
import type { FastifyPluginAsync } from 'fastify'
import { codeHolder } from '../../identity/phone-verification/codeHolder.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { type CallRequest, serveCall } from '../../platform/http/serveCall.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { acceptEmail } from '../contacts/acceptEmail.ts'
import { acceptPhone } from '../contacts/acceptPhone.ts'
import { confirmContact } from '../contacts/confirmContact.ts'
import { provePhone, usePhoneProof } from '../contacts/provePhone.ts'
import { includeParts } from '../includeParts.ts'
import { findCoupon } from '../orders/coupons/findCoupon.ts'
import { unpaidOrder } from '../orders/ending/unpaidOrder.ts'
import { companyOf } from '../orders/placing/companyOf.ts'
import { itemsOf } from '../orders/placing/itemsOf.ts'
import { toOrder } from '../orders/reading/toOrder.ts'
import { redeemAdLink } from '../rights/adLinks.ts'
import { checkNewAd } from './checkAd.ts'
import { createAd } from './createAd.ts'
import { sendPassport } from './sendPassport.ts'
import { toSavedAd } from './toSavedAd.ts'

type Creation = CallRequest<typeof createAdvertisementCall>

const LINK_IS_OVER = 'Odkaz už neplatí. Inzerát prosím vložte znovu.'

/** The ad whose contact the link of a letter or of a text proves; null when the link is over. */
const proveContact = async (
  tx: Transaction,
  outbox: AdvertisingParts['outbox'],
  token: string,
  now: Date,
) => {
  const mailed = await redeemAdLink(tx, token, 'confirm', now)
  if (mailed) return acceptEmail(tx, outbox, { ...mailed, now })
  const texted = await redeemAdLink(tx, token, 'intake', now)

  return texted && acceptPhone(tx, texted.adId, now)
}

/** Placing ads. */
export const placingRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, sections, passwords, outbox, work, clock } = parts

  const hashOf = (password: string, { address }: Caller) =>
    passwords.runQueued(clientOf(address), () => passwords.hash(password))

  const place = async (request: Creation) => {
    const { caller, user } = request
    const sent = fromAdBody(request.body)
    const catalogue = await sections.catalogue()
    const found = catalogue.bySlug(caller.brand, sent.ad.sectionSlug)
    const userId = user?.userId ?? null
    const section = checkNewAd(sent, found, {
      isAnonymous: userId === null,
      isForCompany: (await companyOf(database.db, userId)) !== null,
    })
    const now = clock()

    return idempotently(database, keyedWrite(request, now), {
      prepare: async () => {
        if (userId === null) await work.require(caller.work)

        return {
          coupon: await findCoupon(parts, sent.ad.coupon, caller),
          proof: await provePhone(parts, sent.ad, {
            userId,
            known: null,
            holder: codeHolder(request),
          }),
          adPasswordHash: userId === null ? await hashOf(sent.ad.password, caller) : null,
        }
      },
      make: async (tx, { coupon, proof, adPasswordHash }) => {
        await usePhoneProof(tx, parts, proof)
        const ad = {
          sent,
          brand: caller.brand,
          section,
          userId,
          now,
          adPasswordHash,
          coupon,
          isPhoneVerified: proof.isProved,
          asker: clientOf(caller.address),
        }

        return createAd(tx, parts, ad)
      },
    })
  }

  serveCall(app, createAdvertisementCall, async (request) => {
    const placed = await place(request)
    const ad = { slug: placed.data.slug, brand: request.caller.brand }

    return {
      ...placed,
      data: { ...placed.data, ...(await includeParts(parts, ad, request.query)) },
    }
  })

  /** Its own page may be kept as missing: its address was told before the link was opened. */
  serveCall(app, confirmAdCall, async ({ body, outdate }) => {
    const catalogue = await sections.catalogue()

    return database.db.transaction(async (tx) => {
      const now = clock()
      const proved = await proveContact(tx, outbox, body.token, now)
      if (!proved) throw invalidFields({ token: [LINK_IS_OVER] })

      const [moved] = await confirmContact(tx, { adId: proved.id }, catalogue, now)

      const ad = moved ?? proved
      await sendPassport(tx, parts, ad)

      const order = ad.state === 'waiting_payment' ? await unpaidOrder(tx, ad.id) : null
      if (!order)
        return outdate({ data: toSavedAd(ad) }, [ad.slug, (await catalogue.sectionOf(ad)).slug])
      const items = await itemsOf(tx, order.id)
      const signature = parts.orders.access.sign(order.publicNo)

      return { data: toSavedAd(ad), meta: { order: toOrder(order, items), signature } }
    })
  })
}
