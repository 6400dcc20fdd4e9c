import {
  orderPromosCall,
  orderRenewCall,
  readRenewalCall,
} from '@inzrt/contracts/payment/orderCalls'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { isPromotable, RENEW_AFTER_EXPIRY_DAYS, RENEW_BEFORE_EXPIRY_DAYS } from '@inzrt/rules/ad'
import { renewedUntil } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../../../catalogue/ads/adIdOf.ts'
import type { Caller } from '../../../platform/brand/Caller.ts'
import type { ads } from '../../../platform/database/schema/ads.ts'
import { users } from '../../../platform/database/schema/users.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { Problem } from '../../../platform/errors/Problem.ts'
import { adNotFound, conflict } from '../../../platform/errors/problems.ts'
import type { SignedIn } from '../../../platform/http/SignedIn.ts'
import { type CallRequest, serveCall } from '../../../platform/http/serveCall.ts'
import { idempotently } from '../../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../../platform/idempotency/keyedWrite.ts'
import type { AdvertisingParts } from '../../AdvertisingParts.ts'
import { validityOf } from '../../editing/validityOf.ts'
import { isPaidIn } from '../../placing/isPaidIn.ts'
import { findCoupon } from '../coupons/findCoupon.ts'
import { deliverOrder } from '../delivering/deliverOrder.ts'
import { createOrdersRepository } from '../orders.repository.ts'
import { createOrderViews } from '../reading/createOrderViews.ts'
import { chosenPromos } from './chosenPromos.ts'
import { companyOf } from './companyOf.ts'
import { createMarkets } from './createMarkets.ts'
import { isPaidAtOnce, type NewOrder, type PlacedOrder, placeOrder } from './placeOrder.ts'
import { promotionOf, renewalIn } from './thingsForSale.ts'

type Ad = typeof ads.$inferSelect
type Asked = Readonly<{
  method: string
  url: string
  params: { slug: string }
  caller: Caller
  user: SignedIn | null
}>
type Placed = Readonly<{ publicNo: string; payment: PlacedOrder['payment'] }>
type What = Pick<NewOrder, 'kind' | 'things' | 'promoIds'>
type Body = Pick<
  CallRequest<typeof orderRenewCall>['body'],
  'payment_method' | 'addInfo' | 'coupon'
>

const cannotPromote = (): Problem => conflict('Tento inzerát teď zvýraznit nejde: není zveřejněný.')
const cannotRenew = (): Problem =>
  new Problem(
    409,
    'conflict',
    `Inzerát můžete prodloužit nejdřív ${countOf(RENEW_BEFORE_EXPIRY_DAYS, WORD_FORMS.day)} před koncem platnosti a\u00a0nejpozději ${countOf(RENEW_AFTER_EXPIRY_DAYS, WORD_FORMS.day)} po něm.`,
  )

const linkIsOver = (): Problem => new Problem(403, 'forbidden', 'Odkaz z\u00a0e-mailu už neplatí.')

/** Ordering promotions and renewals of ads. */
export const orderingRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, advertising) => {
  const { orders: parts, ownedAds, rights, database, sections, clock } = advertising
  const orders = createOrdersRepository(database)
  const view = createOrderViews(parts)
  const readMarkets = createMarkets(parts)
  const missing = { missing: adNotFound }

  const find = async ({ params, caller }: Asked): Promise<Ad> => {
    const id = adIdOf(params.slug)
    const record = id === null ? null : await ownedAds.find(id, caller.brand)
    if (!record) throw adNotFound()

    return record.ad
  }

  const emailOf = async (tx: Transaction, { userId, email }: Ad): Promise<string | null> => {
    if (userId === null) return email
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))

    return user?.email ?? email
  }

  const answer = async ({ publicNo, payment }: Placed, caller: Caller) => {
    const record = await orders.find(publicNo, caller.brand)
    const [data] = record ? await view([record], null) : []
    if (!data) throw adNotFound()

    return { data, meta: { payment, signature: parts.access.sign(publicNo) } }
  }

  /** Orders something for an ad once nobody else can change it; what is free is delivered at once. */
  const order = async (
    asked: Asked & { body: Body },
    ad: Ad,
    choose: (tx: Transaction, ad: Ad) => Promise<What>,
  ) => {
    const now = clock()
    const { body, caller } = asked
    const catalogue = await sections.catalogue()
    const placed = await idempotently(database, keyedWrite(asked, now), {
      prepare: () => findCoupon(advertising, body.coupon, caller),
      make: async (tx, coupon) => {
        const locked = await ownedAds.lock(tx, ad.id, ad.brandCode)
        if (!locked) throw adNotFound()
        const made = await placeOrder(tx, parts, {
          ...(await choose(tx, locked)),
          ad: locked,
          userId: locked.userId,
          now,
          addInfo: body.addInfo,
          coupon,
          method: body.payment_method,
          isByOwner: asked.user !== null && asked.user.userId === locked.userId,
          email: await emailOf(tx, locked),
        })
        const section = await catalogue.sectionOf(locked)
        if (isPaidAtOnce(made))
          await deliverOrder(tx, { ad: locked, order: made.order, section, now })

        return { publicNo: made.order.publicNo, payment: made.payment }
      },
    })

    return answer(placed, caller)
  }

  serveCall(
    app,
    orderPromosCall,
    async (asked) => {
      const ad = await find(asked)
      await rights.require(ad, { ...asked, password: asked.body.password })

      return order(asked, ad, async (tx, { state }) => {
        if (!isPromotable(state)) throw cannotPromote()
        const promos = await chosenPromos(tx, asked.body.promos)
        const promoIds = Object.fromEntries(promos.map(({ code, id }) => [code, id]))

        return { kind: 'promo', things: promos.map(promotionOf), promoIds }
      })
    },
    missing,
  )

  serveCall(
    app,
    readRenewalCall,
    async (asked) => {
      const ad = await find(asked)
      const { id, slug, heading, type, state, validUntil } = ad
      if (!validUntil || !parts.links.opens(asked.body.token, 'renew', id, validUntil))
        throw linkIsOver()
      const { section } = (await readMarkets([ad]))(ad)

      return {
        data: {
          slug,
          heading,
          type,
          state,
          sectionSlug: section.slug,
          isForCompany: (await companyOf(database.db, ad.userId)) !== null,
          validUntil: validUntil.toISOString(),
        },
      }
    },
    missing,
  )

  serveCall(
    app,
    orderRenewCall,
    async (asked) => {
      const { token, password } = asked.body
      const ad = await find(asked)
      if (!parts.links.opens(token, 'renew', ad.id, ad.validUntil))
        await rights.require(ad, { ...asked, password })
      const { section } = (await readMarkets([ad]))(ad)

      return order(asked, ad, async (_tx, locked) => {
        if (!renewedUntil(locked, validityOf(section), clock())) throw cannotRenew()

        return { kind: 'renew', things: [renewalIn(section, isPaidIn(section, locked.type))] }
      })
    },
    missing,
  )
}
