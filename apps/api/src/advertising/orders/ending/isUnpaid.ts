import type { Transaction } from '../../../platform/database/Transaction.ts'
import { ordersOf } from '../reading/ordersOf.ts'

/** Whether an ad's publication was ordered and none of its orders was paid. */
export const isUnpaid = async (tx: Transaction, adId: number): Promise<boolean> => {
  const all = await ordersOf(tx, adId, [
    'awaiting_payment',
    'failed',
    'cancelled',
    'expired',
    'paid',
  ])
  const publications = all.filter(({ kind }) => kind === 'publish')

  return publications.length > 0 && publications.every(({ state }) => state !== 'paid')
}
