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

const FILE_NAMES = { receipt: 'doklad', invoice: 'faktura', credit_note: 'opravny-doklad' } as const

/** A tax document of an order, drawn from what was kept when it was issued. */
export const readReceiptRoute = (app: FastifyInstance, { db }: Database, find: Find): void =>
  serveCall(app, readReceiptCall, async (asked) => {
    const { order, items, invoice } = await find(asked)
    const issued = await db.select().from(receipts).where(eq(receipts.orderId, order.id))
    const isAsked = ({ kind }: (typeof issued)[number]) =>
      (kind === 'credit_note') === (asked.query.isCorrection !== undefined)
    const receipt = issued.find(isAsked)
    if (!receipt) throw receiptNotFound()
    const corrected = issued.find((other) => other !== receipt && other.kind === 'invoice')
    const pdf = await drawReceipt({
      receipt,
      order,
      items,
      dueAt: invoice?.dueAt ?? null,
      correctedNo: receipt.kind === 'credit_note' ? (corrected?.number ?? null) : null,
    })

    return {
      data: {
        number: receipt.number,
        fileName: `${FILE_NAMES[receipt.kind]}-${receipt.number}.pdf`,
        pdf: pdf.toString('base64'),
      },
    }
  })
