import type { Transaction } from '../../../platform/database/Transaction.ts'
import type { OrderRow } from '../reading/OrderRow.ts'
import { ordersOf } from '../reading/ordersOf.ts'

/** The order an ad waits for: the last one of its publication that nobody has paid. */
export const unpaidOrder = async (tx: Transaction, adId: number): Promise<OrderRow | null> => {
  const open = await ordersOf(tx, adId, ['awaiting_payment', 'failed', 'cancelled', 'expired'])

  return open.filter(({ kind }) => kind === 'publish').at(-1) ?? null
}
