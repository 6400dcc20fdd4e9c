import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSectionsRepository } from '../../../catalogue/sections/sections.repository.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { createShop } from '../../../test/createShop.ts'
import { expireOrders } from './expireOrders.ts'
import { purgeUnpaidOrders } from './purgeUnpaidOrders.ts'

const { buy, bring, clock, database, identity } = await createShop()
const parts = {
  database,
  outbox: identity.outbox,
  clock: clock.read,
  sections: createSectionsRepository(database),
}

const DAY = 86_400

/** What may have come of an order that nobody paid in time, by the statement that puts it there. */
const TRACES: Readonly<Record<string, string>> = {
  'undecided payment': `update payments set state = 'pending' where order_id = $1`,
  'money that came late': `update payments set state = 'succeeded' where order_id = $1`,
  complaint: `insert into complaints (brand_code, order_id, about, text, email, created_at, due_at)
    select 'general', id, public_no, 'Strhli mi peníze.', 'jana@posta.example', now(), now()
    from orders where id = $1`,
  invoice: `insert into invoices (order_id, user_id, total, due_at)
    select id, user_id, total, now() from orders where id = $1`,
  credit: `insert into credit_entries (user_id, kind, amount, order_id, at)
    select user_id, 'returned', total, id, now() from orders where id = $1`,
  document: `insert into receipts
      (number, order_id, kind, issued_at, total, vat, currency, supplier, customer)
    select 'D' || id, id, 'receipt', now(), total, 0, 'CZK', '{}', '{}' from orders where id = $1`,
  promotion: `insert into ad_promos (ad_id, promo_id, order_id, state)
    select ad_id, (select min(id) from promo_kinds), id, 'cancelled' from orders where id = $1`,
}

test('P050 an order given up is forgotten after thirteen months, one that was paid is kept', async () => {
  const names = new Map<number, string>()
  for (const name of ['nothing', ...Object.keys(TRACES), 'paid']) {
    const { meta } = await buy()
    if (name === 'paid') await bring(meta.payment.redirect.fields)
    const [order] = await database.db
      .select()
      .from(orders)
      .where(eq(orders.publicNo, meta.order.publicNo))
    names.set(order?.id ?? 0, name)
  }
  clock.pass(3_601)
  await expireOrders(parts)
  for (const [id, name] of names) if (TRACES[name]) await database.pool.query(TRACES[name], [id])
  const kept = async () => {
    await purgeUnpaidOrders(parts)
    const rows = await database.db.select().from(orders).orderBy(asc(orders.id))

    return rows.map(({ id }) => names.get(id))
  }
  clock.pass(394 * DAY)
  expect(await kept()).toEqual([...names.values()])
  clock.pass(4 * DAY)

  expect(await kept()).toEqual([...Object.keys(TRACES), 'paid'])
})
