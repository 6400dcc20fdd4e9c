import { orderVat } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import type { ads } from '../../../platform/database/schema/ads.ts'
import { type ReceiptParty, receipts } from '../../../platform/database/schema/receipts.ts'
import { users } from '../../../platform/database/schema/users.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { itemsOf } from '../placing/itemsOf.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { nextNumber } from './nextNumber.ts'

type Ad = Pick<typeof ads.$inferSelect, 'firstName' | 'lastName' | 'nickname'>
type User = typeof users.$inferSelect

type Issue = Readonly<{
  order: OrderRow
  ad: Ad | null
  supplier: ReceiptParty
  now: Date
  kind: 'receipt' | 'invoice'
}>

const named = (...names: readonly (string | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** A tax document up to ten thousand crowns needs no customer; we name them as far as we know. */
const customerOf = (ad: Ad | null, order: OrderRow, user: User | undefined): ReceiptParty => {
  const person = named(user?.firstName ?? ad?.firstName, user?.lastName ?? ad?.lastName)
  const { companyId } = order
  const company = companyId !== null && user?.companyId === companyId ? user : null

  return {
    name: company?.companyName ?? (person || user?.nickname || ad?.nickname || 'Zákazník'),
    address: [company?.companyAddress, order.email].filter((line) => typeof line === 'string'),
    companyId,
    vatId: company?.vatId ?? null,
  }
}

/** Issues the tax document of an order that was just paid, or is to be by invoice. */
export const issueReceipt = async (
  tx: Transaction,
  { order, ad, supplier, now, kind }: Issue,
): Promise<Readonly<{ number: string }>> => {
  const [user] =
    order.userId === null ? [] : await tx.select().from(users).where(eq(users.id, order.userId))
  const number = await nextNumber(tx, 'receipt', now)
  await tx.insert(receipts).values({
    orderId: order.id,
    issuedAt: now,
    total: order.total,
    currency: order.currency,
    supplier,
    kind,
    number,
    vat: orderVat(await itemsOf(tx, order.id)),
    customer: customerOf(ad, order, user),
  })

  return { number }
}
