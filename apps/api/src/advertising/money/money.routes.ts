import { listInvoicesCall, noteInvoiceCall } from '@inzrt/contracts/desk/invoice'
import { checkPaymentCall, listMoneyCall, noteRefundCall } from '@inzrt/contracts/desk/money'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { noteInvoice } from '../orders/invoicing/noteInvoice.ts'
import { askAboutPayment, type InquiryParts } from '../payments/askAboutPayment.ts'
import { listInvoices } from './listInvoices.ts'
import { listMoney } from './listMoney.ts'
import { noteRefund } from './noteRefund.ts'

const paymentNotFound = (): Problem => notFound('Tuto platbu neznáme.')

/** What of payments and refunds needs a person, and what that person did. */
export const moneyRoutes: FastifyPluginAsync<InquiryParts> = async (app, parts) => {
  const { database, clock } = parts
  const { db } = database

  serveCall(app, listMoneyCall, async () => ({ data: await listMoney(database) }))

  serveCall(app, checkPaymentCall, async ({ body, user }) => {
    const [payment] = await db.select().from(payments).where(eq(payments.id, body.paymentId))
    if (!payment) throw paymentNotFound()
    const said = await askAboutPayment(parts, payment.id)
    const detail = { note: payment.bankOrderNumber, said }
    await db.transaction((tx) =>
      recordAudit(
        tx,
        user,
        { action: 'checked', entity: 'payment', entityId: payment.id, detail },
        clock(),
      ),
    )

    return { data: { said } }
  })

  serveCall(app, noteRefundCall, async ({ body, user }) => {
    await noteRefund(parts, body, user)

    return { message: 'Zapsali jsme, že se peníze vrátily.' }
  })

  serveCall(app, listInvoicesCall, async () => ({ data: await listInvoices(parts) }))

  serveCall(app, noteInvoiceCall, async ({ body, user }) => {
    await noteInvoice(parts, body, user)

    return { message: body.isPaid ? 'Faktura je zaplacená.' : 'Faktura zase čeká na zaplacení.' }
  })
}
