import type { Order } from '@inzrt/contracts/order'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import { ads } from '../database/schema/ads.ts'
import { orderItems, orders } from '../database/schema/orders.ts'
import type { OwnScope } from './OwnScope.ts'
import { type OwnRow, ownPage, readOwnPage } from './ownPage.ts'

type OrderRow = Omit<Order, 'expiresAt'> & { id: number; expiresAt: Date | null }

const ownOrders = ownPage({
  all: sql`select ${orders.id}, ${orders.createdAt} from ${orders}
    join ${ads} on ${ads.id} = ${orders.adId}
    where ${orders.userId} = ${sql.placeholder('userId')}
      and ${ads.brandCode} = ${sql.placeholder('brand')}`,
  order: sql`created_at desc, id desc`,
  columns: sql`page.id, public_no as "publicNo", kind, state, orders.total::float8 as total,
    currency, expires_at as "expiresAt", lines.items`,
  joins: sql`
    join ${orders} on ${orders.id} = page.id
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'label', label, 'unitPrice', unit_price) order by id), '[]') as items
      from ${orderItems} where order_id = ${orders.id}
    ) lines`,
})

/** What a user ordered for ads of one site. */
export const createOwnOrdersRepository = ({ pool }: Database) => {
  const read = prepare<OwnRow<OrderRow>>(pool, ownOrders)

  return { own: async (scope: OwnScope) => readOwnPage(await read(scope)) }
}
