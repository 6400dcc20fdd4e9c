import {
  readOrderCall,
  retryOrderCall,
  withdrawOrderCall,
} from '@inzrt/contracts/payment/orderCalls'
import type { Payment, PaymentMethod } from '@inzrt/contracts/payment/payment'
import type { FastifyPluginAsync } from 'fastify'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { askAboutPayment } from '../payments/askAboutPayment.ts'
import type { AdRights } from '../rights/createAdRights.ts'
import { creditBalance } from './credit/creditBalance.ts'
import { withdrawCredit } from './ending/withdrawCredit.ts'
import { withdrawOrder } from './ending/withdrawOrder.ts'
import type { OrderParts } from './OrderParts.ts'
import { notifyOfWithdrawal } from './orderLetters.ts'
import { orderNotFound } from './orderProblems.ts'
import { createOrdersRepository } from './orders.repository.ts'
import { resumePayment } from './paying/resumePayment.ts'
import { retryCredit, retryOrder } from './paying/retryOrder.ts'
import { createMarkets } from './placing/createMarkets.ts'
import { createOrderViews } from './reading/createOrderViews.ts'
import { isForAd, type OrderRecord } from './reading/OrderRecord.ts'
import { readReceiptRoute } from './receipts/readReceipt.route.ts'

export type OrdersDependencies = OrderParts & Readonly<{ rights: AdRights }>

type Asked = Readonly<{
  params: { publicNo: string }
  query: { s?: string | undefined }
  caller: Caller
  user: SignedIn | null
}>

const isPaid = ({ order }: OrderRecord): boolean =>
  order.state === 'paid' || order.state === 'fulfilled'

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
    const mayChange = ad && rights.mayChange({ ...ad, adPasswordHash: null }, { user, caller })
    // Numbers are easily guessed: who may not see an order does not learn that there is one.
    if (!isMine && !mayChange && !access.opens(query.s, order.publicNo)) throw orderNotFound()

    return record
  }

  const answer = async ({ user }: Asked, record: OrderRecord, payment: Payment | null) => {
    const [data] = await view([record], user?.userId ?? null)
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

  /** An earlier attempt may have succeeded without anybody bringing the news: nobody pays twice. */
  const paidAfterAll = async (asked: Asked): Promise<OrderRecord | null> => {
    const record = await find(asked)
    const { attempt, order } = record
    if (!attempt || isPaid(record) || order.paymentMethod !== 'gp_webpay') return null
    await askAboutPayment(parts, attempt.id)
    const now = await find(asked)

    return isPaid(now) ? now : null
  }

  const retry = async ({ user }: Asked, record: OrderRecord, chosen: PaymentMethod | undefined) => {
    if (!isForAd(record)) return db.transaction((tx) => retryCredit(tx, parts, record))
    const isMine = user !== null && user.userId === record.order.userId
    const credit = isMine ? await creditBalance(db, user.userId) : undefined
    const market = { ...(await readMarkets([record.ad]))(record.ad), credit }
    const method = chosen ?? record.order.paymentMethod

    return db.transaction((tx) => retryOrder(tx, parts, { record, market, method }))
  }

  const withdraw = async (tx: Transaction, record: OrderRecord, reason: string | null) => {
    if (!isForAd(record)) return withdrawCredit(tx, { record, reason, now: parts.clock() })
    const { section, now } = (await readMarkets([record.ad]))(record.ad)

    return withdrawOrder(tx, { record, section, reason, now })
  }

  serveCall(app, readOrderCall, async (asked) => {
    const record = await find(asked)

    return answer(asked, record, await resumePayment(db, parts, record))
  })

  serveCall(app, retryOrderCall, async (asked) => {
    const paid = await paidAfterAll(asked)
    if (paid) return answer(asked, paid, null)
    const record = await find(asked)
    const { publicNo, payment } = await retry(asked, record, asked.body.payment_method)

    return answer(asked, await afresh(publicNo, asked.caller), payment)
  })

  serveCall(app, withdrawOrderCall, async (asked) => {
    const record = await find(asked)
    const reason = asked.body.reason?.trim() || null
    await db.transaction(async (tx) => {
      const owed = await withdraw(tx, record, reason)
      await notifyOfWithdrawal(tx, parts, owed, record.ad)
    })

    return answer(asked, await afresh(record.order.publicNo, asked.caller), null)
  })

  readReceiptRoute(app, database, find)
}
