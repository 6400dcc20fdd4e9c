import { orderCreditCall, readCreditCall } from '@inzrt/contracts/payment/credit'
import { readInvoicingCall } from '@inzrt/contracts/payment/invoicing'
import { CREDIT_PACKAGES, creditDiscount } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { users } from '../../../platform/database/schema/users.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { invalidFields } from '../../../platform/errors/problems.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import { idempotently } from '../../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../../platform/idempotency/keyedWrite.ts'
import type { AdvertisingParts } from '../../AdvertisingParts.ts'
import { readInvoicing } from '../invoicing/readInvoicing.ts'
import { moveOrder } from '../moveOrder.ts'
import { orderNotFound } from '../orderProblems.ts'
import { createOrdersRepository } from '../orders.repository.ts'
import { startPayment } from '../paying/startPayment.ts'
import { companyOf } from '../placing/companyOf.ts'
import { keepOrder } from '../placing/placeOrder.ts'
import { createOrderViews } from '../reading/createOrderViews.ts'
import { creditLine } from './creditLine.ts'
import { readCredit } from './readCredit.ts'

const NO_CARD = 'Kredit teď koupit nejde: platby kartou jsou vypnuté.'

/** How accounts pay beside a bank: their credit, what became of it, buying more; and by invoice. */
export const creditRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, advertising) => {
  const { database, orders: parts, clock } = advertising
  const { db } = database
  const repository = createOrdersRepository(database)
  const view = createOrderViews(parts)

  const emailOf = async (tx: Transaction, userId: number): Promise<string | null> => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))

    return user?.email ?? null
  }

  serveCall(app, readCreditCall, async ({ user: { userId } }) => ({
    data: await readCredit(db, userId),
  }))

  serveCall(app, readInvoicingCall, async ({ user: { userId } }) => ({
    data: await readInvoicing(db, { userId, supplier: parts.supplier, now: clock() }),
  }))

  serveCall(app, orderCreditCall, async (asked) => {
    const { caller, user, body } = asked
    const now = clock()
    const bought = CREDIT_PACKAGES.find(({ credit }) => credit === body.credit)
    if (!bought || !parts.starters.gp_webpay) throw invalidFields({ credit: [NO_CARD] })
    const placed = await idempotently(database, keyedWrite(asked, now), {
      prepare: async () => null,
      make: async (tx) => {
        const { order, items } = await keepOrder(
          tx,
          {
            brandCode: caller.brand,
            adId: null,
            kind: 'credit',
            userId: user.userId,
            now,
            email: await emailOf(tx, user.userId),
            method: 'gp_webpay',
            companyId: await companyOf(tx, user.userId),
          },
          {
            lines: [creditLine(bought)],
            discountLabel: `Sleva ${creditDiscount(bought)}\u00a0%`,
          },
        )
        const waiting = await moveOrder(tx, order, { event: 'requestPayment', actor: 'owner', now })
        const payment = await startPayment(tx, parts, { order: waiting, items, ad: null, now })

        return { publicNo: order.publicNo, payment }
      },
    })
    const record = await repository.find(placed.publicNo, caller.brand)
    const [data] = record ? await view([record], record.order.userId) : []
    if (!data) throw orderNotFound()

    return {
      data,
      meta: { payment: placed.payment, signature: parts.access.sign(placed.publicNo) },
    }
  })
}
