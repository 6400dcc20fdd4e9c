import type { Queryable } from '../database/Transaction.ts'
import type { Attempts, Budget } from './createAttempts.ts'

/** What one asker may have sent to an address, and how many askers an address takes. */
export type AddressBudgets = Readonly<{ each: Budget; askers: Budget }>

/**
 * Counts what anyone may have sent to an address by naming it: each asker has a limit of their own, so that no one
 * else uses up what its owner needs.
 */
export const tryForAddress = async (
  { tryOnce }: Pick<Attempts, 'tryOnce'>,
  on: Queryable,
  { each, askers }: AddressBudgets,
  { address, asker }: Readonly<{ address: string; asker: string }>,
): Promise<{ isAllowed: boolean; retryAfter: number }> => {
  const own = await tryOnce(on, each, [address, asker])

  return own.isAllowed && own.isFirst ? tryOnce(on, askers, [address]) : own
}
