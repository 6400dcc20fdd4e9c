import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'

const SECTION = `
  insert into sections (brand_code, slug, name, level, is_exchange, sms_can_be_paid, sms_price, sms_number, sms_keyword, valid_days)
  values ('adult', 'sms-' || floor(random() * 1e9), 'SMS vzkazy', 1, false, true, 3300, '9093333', 'IN IE', 14)`

/** Promotions that wait for their message, of the newest ads. */
const ORDERS = `
  with made as (
    insert into orders (public_no, brand_code, ad_id, kind, payment_method, state, total, created_at, expires_at)
    select 'S' || id || floor(random() * 1e9), brand_code, id, 'promo', 'sms', 'awaiting_payment', 3300, now(), now() + interval '1 day'
    from ads where source = 'sms' order by id desc limit $1 returning id, total
  ), paid as (
    insert into payments (order_id, provider, state, amount, created_at)
    select id, 'sms', 'initiated', total, now() from made
  )
  insert into sms_payment_parts (order_id, label, code, text_to_send, destination_number, price)
  select id, 'Zvýraznění', code, 'IN ' || code, '9033333', total
  from made, lateral (select upper(substr(md5(made.id || random()::text), 1, 8)) as code) as codes
  returning text_to_send as text`

/** What the attacks are after: a section that takes ads by SMS, and orders paid by it. */
export const openMarket = ({ pool }: Database) => ({
  openSection: async (): Promise<void> => {
    await pool.query("update sections set is_active = false where sms_keyword = 'IN IE'")
    await pool.query(SECTION)
  },

  /** Orders of so many ads; what has to be sent to pay each of them. */
  openOrders: async (number: number): Promise<string[]> => {
    const { rows } = await pool.query<{ text: string }>(ORDERS, [number])

    return rows.map(({ text }) => text)
  },

  /** What there is to be gained. */
  count: async () => {
    const { rows } = await pool.query<{ ads: number; paid: number }>(`
      select (select count(*)::int from ads where source = 'sms') as ads,
        (select count(*)::int from orders where kind = 'promo' and paid_at is not null) as paid`)

    return rows[0] ?? { ads: 0, paid: 0 }
  },
})
