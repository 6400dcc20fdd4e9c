import { creditEntries } from '../../../platform/database/schema/creditEntries.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { holdMoney } from '../holdMoney.ts'
import { creditBalance } from './creditBalance.ts'

type Taking = Readonly<{
  userId: number
  kind: 'spent' | 'paid_back' | 'lapsed'
  orderId: number | null
  now: Date
  /** How much of what there is; in hundredths. */
  amount: (balance: number) => number
}>

/**
 * Takes from the credit of an account; never more than there is.
 * @returns what was taken; null when there is not as much
 */
export const takeCredit = async (
  tx: Transaction,
  { userId, kind, orderId, now: at, amount }: Taking,
): Promise<number | null> => {
  if (!(await holdMoney(tx, userId))) return null
  const balance = await creditBalance(tx, userId)
  const taken = amount(balance)
  if (taken > balance) return null
  if (taken > 0)
    await tx.insert(creditEntries).values({ userId, kind, amount: -taken, orderId, at })

  return taken
}
