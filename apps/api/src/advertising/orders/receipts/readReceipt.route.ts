import { readReceiptCall } from '@inzrt/contracts/payment/orderCalls'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { receipts } from '../../../platform/database/schema/receipts.ts'
import { type CallRequest, serveCall } from '../../../platform/http/serveCall.ts'
import { receiptNotFound } from '../orderProblems.ts'
import type { OrderRecord } from '../reading/OrderRecord.ts'
import { drawReceipt } from './drawReceipt.ts'

type Find = (asked: CallRequest<typeof readReceiptCall>) => Promise<OrderRecord>

/** The receipt of an order, drawn from what was kept when it was issued. */
export const readReceiptRoute = (app: FastifyInstance, { db }: Database, find: Find): void =>
  serveCall(app, readReceiptCall, async (asked) => {
    const { order, items } = await find(asked)
    const [receipt] = await db.select().from(receipts).where(eq(receipts.orderId, order.id))
    if (!receipt) throw receiptNotFound()
    const pdf = await drawReceipt({ receipt, order, items })

    return {
      data: {
        number: receipt.number,
        fileName: `doklad-${receipt.number}.pdf`,
        pdf: pdf.toString('base64'),
      },
    }
  })
