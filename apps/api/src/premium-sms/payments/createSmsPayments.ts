import type { Payment } from '@inzrt/contracts/payment/payment'
import { formatMoney } from '@inzrt/domain/price'
import { joinList } from '@inzrt/domain/text'
import { asc, eq } from 'drizzle-orm'
import { cannotRetry } from '../../advertising/orders/orderProblems.ts'
import type { Attempt, PaymentStarter } from '../../advertising/orders/paying/PaymentStarter.ts'
import type { OrderItemRow } from '../../advertising/orders/reading/OrderRow.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { smsPaymentParts } from '../../platform/database/schema/sms.ts'
import type { Queryable, Transaction } from '../../platform/database/Transaction.ts'
import { paymentCode } from './paymentCode.ts'
import { type SmsPrefixes, smsNumberFor } from './smsNumberFor.ts'

type Parts = Readonly<{ database: Database; prefixes: SmsPrefixes }>
type Section = typeof sections.$inferSelect
type PaymentPart = typeof smsPaymentParts.$inferSelect

const KEYWORD = 'IN'
const PRICED_BY_SECTION: readonly OrderItemRow['kind'][] = ['publish', 'renew']

/** Where the message for an item goes and how it begins: what a section prices has its number and word. */
const addressOf = (item: OrderItemRow, section: Section, prefix: string) => {
  const isOfSection = PRICED_BY_SECTION.includes(item.kind) && item.unitPrice === section.smsPrice
  const number = isOfSection ? section.smsNumber : smsNumberFor(prefix, item.unitPrice)
  if (!number) throw cannotRetry()

  return { number, keyword: (isOfSection && section.smsKeyword) || KEYWORD }
}

const crowns = (price: number): string => formatMoney(price, 'CZK')

const toPayment = (parts: readonly PaymentPart[], { order, signature }: Attempt): Payment => ({
  method: 'sms',
  entries: parts.map(({ label, textToSend, destinationNumber, inboundId }) => ({
    label,
    textToSend,
    destinationNumber,
    isReceived: inboundId !== null,
  })),
  pollUrl: `/api/front/orders/${order.publicNo}?s=${signature}`,
  note: `Cena SMS ${joinList(parts.map(({ price }) => crowns(price)))} vč. DPH.`,
})

/** Payments by premium message: one for each item, each with a code of its own. */
export const createSmsPayments = ({ database, prefixes }: Parts): PaymentStarter => {
  const keptParts = (on: Queryable, orderId: number): Promise<PaymentPart[]> =>
    on
      .select()
      .from(smsPaymentParts)
      .where(eq(smsPaymentParts.orderId, orderId))
      .orderBy(asc(smsPaymentParts.id))

  const keepParts = async (tx: Transaction, { order, items, brand, sectionId }: Attempt) => {
    const [section] =
      sectionId === null ? [] : await tx.select().from(sections).where(eq(sections.id, sectionId))
    if (!section) throw cannotRetry()
    await tx.insert(smsPaymentParts).values(
      items.map((item) => {
        const { number, keyword } = addressOf(item, section, prefixes[brand])
        const code = paymentCode()

        return {
          orderId: order.id,
          code,
          destinationNumber: number,
          price: item.unitPrice,
          label: `${item.label} – ${crowns(item.unitPrice)}`,
          textToSend: `${keyword} ${code}`,
        }
      }),
    )
  }

  return {
    start: async (tx, attempt) => {
      const known = await keptParts(tx, attempt.order.id)
      if (known.length > 0) return toPayment(known, attempt)
      await keepParts(tx, attempt)

      return toPayment(await keptParts(tx, attempt.order.id), attempt)
    },

    resume: async (attempt) => toPayment(await keptParts(database.db, attempt.order.id), attempt),
  }
}
