import { readOrderCall, retryOrderCall, withdrawOrderCall } from '@inzrt/contracts/order'
import type { Payment } from '@inzrt/contracts/payment'
import type { FastifyPluginAsync } from 'fastify'
import type { AdRights } from '../advertising/createAdRights.ts'
import type { Caller } from '../brand/Caller.ts'
import { serveCall } from '../http/serveCall.ts'
import type { SignedIn } from '../sessions/SignedIn.ts'
import { createMarkets } from './createMarkets.ts'
import { createOrderViews } from './createOrderViews.ts'
import type { OrderParts } from './OrderParts.ts'
import type { OrderRecord } from './OrderRecord.ts'
import { tellOfWithdrawal } from './orderLetters.ts'
import { orderNotFound } from './orderProblems.ts'
import { createOrdersRepository } from './orders.repository.ts'
import { readReceiptRoute } from './readReceipt.route.ts'
import { resumePayment } from './resumePayment.ts'
import { retryOrder } from './retryOrder.ts'
import { withdrawOrder } from './withdrawOrder.ts'

export type OrdersDependencies = OrderParts & Readonly<{ rights: AdRights }>

type Asked = Readonly<{
  params: { publicNo: string }
  query: { s?: string | undefined }
  caller: Caller
  user: SignedIn | null
}>

/** Orders of those who made them: by session, by the right to the ad, or by the order's own link. */
export const ordersRoutes: FastifyPluginAsync<OrdersDependencies> = async (app, parts) => {
  const { database, access, rights } = parts
  const { db } = database
  const orders = createOrdersRepository(database)
  const view = createOrderViews(parts)
  const readMarkets = createMarkets(parts)

  const find = async ({ params, query, caller, user }: Asked): Promise<OrderRecord> => {
    const record = await orders.find(params.publicNo, caller.brand)
    if (!record) throw orderNotFound()
    const { order, ad } = record
    const isMine = user !== null && user.userId === order.userId
    const isOwner = rights.isOwner({ ...ad, adPasswordHash: null }, { user, caller })
    // Numbers are easily guessed: who may not see an order does not learn that there is one.
    if (!isMine && !isOwner && !access.opens(query.s, order.publicNo)) throw orderNotFound()

    return record
  }

  const answer = async (record: OrderRecord, payment: Payment | null) => {
    const [data] = await view([record])
    if (!data) throw orderNotFound()

    return {
      data,
      meta: { ...(payment && { payment }), signature: access.sign(record.order.publicNo) },
    }
  }

  const afresh = async (publicNo: string, caller: Caller): Promise<OrderRecord> => {
    const record = await orders.find(publicNo, caller.brand)
    if (!record) throw orderNotFound()

    return record
  }

  serveCall(app, readOrderCall, async (asked) => {
    const record = await find(asked)

    return answer(record, await resumePayment(db, parts, record))
  })

  serveCall(app, retryOrderCall, async (asked) => {
    const record = await find(asked)
    const market = (await readMarkets())(record.ad.sectionId)
    const method = asked.body.payment_method ?? record.order.paymentMethod
    const { publicNo, payment } = await db.transaction((tx) =>
      retryOrder(tx, parts, { record, market, method }),
    )

    return answer(await afresh(publicNo, asked.caller), payment)
  })

  serveCall(app, withdrawOrderCall, async (asked) => {
    const record = await find(asked)
    const { section, now } = (await readMarkets())(record.ad.sectionId)
    const reason = asked.body.reason?.trim() || null
    await db.transaction(async (tx) => {
      const owed = await withdrawOrder(tx, { record, section, reason, now })
      await tellOfWithdrawal(tx, parts, owed, record.ad)
    })

    return answer(await afresh(record.order.publicNo, asked.caller), null)
  })

  readReceiptRoute(app, database, find)
}
