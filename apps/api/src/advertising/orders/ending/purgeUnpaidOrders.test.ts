import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSectionsRepository } from '../../../catalogue/sections/sections.repository.ts'
import { orders } from '../../../platform/database/schema/orders.ts'
import { createShop } from '../../../test/createShop.ts'
import { expireOrders } from './expireOrders.ts'
import { purgeUnpaidOrders } from './purgeUnpaidOrders.ts'

const { buy, bring, clock, database, identity } = await createShop()
const parts = {
  ...{ database, outbox: identity.outbox, clock: clock.read },
  sections: createSectionsRepository(database),
}

const DAY = 86_400

const readNumbers = async (): Promise<string[]> => {
  const rows = await database.db.select().from(orders).orderBy(asc(orders.id))

  return rows.map(({ publicNo }) => publicNo)
}

test('P050 an order given up is forgotten after thirteen months, a paid one and one complained about are not', async () => {
  const [givenUp, contested, paid] = [await buy(), await buy(), await buy()].map(({ meta }) => meta)
  if (!givenUp || !contested || !paid) throw new Error('Three are needed.')
  await bring(paid.payment.redirect.fields)
  clock.pass(3_601)
  await expireOrders(parts)
  await database.pool.query(
    `insert into complaints (brand_code, order_id, about, text, email, created_at, due_at)
     select 'general', id, public_no, 'Strhli mi peníze.', 'jana@posta.example', now(), now()
     from orders where public_no = $1`,
    [contested.order.publicNo],
  )
  const all = [givenUp, contested, paid].map(({ order }) => order.publicNo)
  clock.pass(394 * DAY)
  await purgeUnpaidOrders(parts)
  expect(await readNumbers()).toEqual(all)
  clock.pass(4 * DAY)
  await purgeUnpaidOrders(parts)

  expect(await readNumbers()).toEqual(all.slice(1))
})
