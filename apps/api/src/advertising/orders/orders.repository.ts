import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { invoices } from '../../platform/database/schema/invoices.ts'
import { orderItems, orders } from '../../platform/database/schema/orders.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import { receipts } from '../../platform/database/schema/receipts.ts'
import { smsPaymentParts } from '../../platform/database/schema/sms.ts'
import type { OrderRecord } from './reading/OrderRecord.ts'

const ad = {
  id: ads.id,
  slug: ads.slug,
  heading: ads.heading,
  state: ads.state,
  type: ads.type,
  validUntil: ads.validUntil,
  highlightedUntil: ads.highlightedUntil,
  toppedUntil: ads.toppedUntil,
  brandCode: ads.brandCode,
  sectionId: ads.sectionId,
  userId: ads.userId,
}

const items = sql<OrderRecord['items']>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'label', label, 'unitPrice', unit_price,
    'discount', discount, 'vatRate', vat_rate, 'promoId', promo_id) order by id), '[]')
  from ${orderItems} where order_id = ${orders.id})`

const attempt = sql<OrderRecord['attempt']>`(
  select json_build_object('id', id, 'state', state, 'prCode', pr_code, 'srCode', sr_code)
  from ${payments} where order_id = ${orders.id} order by id desc limit 1)`

const receiptNo = sql<string | null>`(
  select number from ${receipts} where order_id = ${orders.id} and kind <> 'credit_note')`

const creditNoteNo = sql<string | null>`(
  select number from ${receipts} where order_id = ${orders.id} and kind = 'credit_note')`

/** Where its invoice is paid to. */
const account = sql<string | null>`(
  select supplier->>'account' from ${receipts} where order_id = ${orders.id} and kind = 'invoice')`

const isHalfPaid = sql<boolean>`exists (select from ${smsPaymentParts}
  where order_id = ${orders.id} and inbound_id is not null)`

/** Ordered again, also another way, an order that failed is not paid a second time. */
const replacedBy = sql<string | null>`(
  select later.public_no from ${orders} later
  where ${orders.state} in ('failed', 'cancelled', 'expired')
    and later.ad_id = ${orders.adId} and later.kind = ${orders.kind} and later.id > ${orders.id}
    and later.state in ('awaiting_payment', 'paid', 'fulfilled')
    and not exists (
      select from ${orderItems} mine where mine.order_id = ${orders.id} and not exists (
        select from ${orderItems} its where its.order_id = later.id and its.kind = mine.kind
          and its.promo_id is not distinct from mine.promo_id))
  order by later.id desc limit 1)`

/** Orders as their owners see them. */
export const createOrdersRepository = ({ db }: Database) => {
  const read = (which: SQL | undefined): Promise<OrderRecord[]> =>
    db
      .select({
        order: orders,
        ad,
        items,
        attempt,
        isHalfPaid,
        replacedBy,
        receiptNo,
        creditNoteNo,
        invoice: invoices,
        account,
      })
      .from(orders)
      .leftJoin(ads, eq(ads.id, orders.adId))
      .leftJoin(invoices, eq(invoices.orderId, orders.id))
      .where(which)
      .orderBy(desc(orders.createdAt), desc(orders.id))

  return {
    find: async (publicNo: string, brand: Brand): Promise<OrderRecord | null> =>
      (await read(and(eq(orders.publicNo, publicNo), eq(orders.brandCode, brand))))[0] ?? null,

    /** The newest first. */
    byIds: async (ids: readonly number[]): Promise<OrderRecord[]> =>
      ids.length === 0 ? [] : read(inArray(orders.id, [...ids])),
  }
}
