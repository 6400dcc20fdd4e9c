import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/openDatabase.ts'
import { prepare } from '../platform/database/prepare.ts'
import { orders } from '../platform/database/schema/orders.ts'
import type { OwnScope } from './OwnScope.ts'
import { type OwnRow, ownPage, readOwnPage } from './ownPage.ts'

const ownOrders = ownPage({
  all: sql`select ${orders.id}, ${orders.createdAt} from ${orders}
    where ${orders.userId} = ${sql.placeholder('userId')}
      and ${orders.brandCode} = ${sql.placeholder('brand')}`,
  order: sql`created_at desc, id desc`,
  columns: sql`page.id`,
  joins: sql`join ${orders} on ${orders.id} = page.id`,
})

/** Which orders a user made on one site, a page at a time. */
export const createOwnOrders = ({ pool }: Database) => {
  const read = prepare<OwnRow<{ id: number }>>(pool, ownOrders)

  return async (scope: OwnScope) => {
    const { rows, total } = readOwnPage(await read(scope))

    return { ids: rows.map(({ id }) => id), total }
  }
}
