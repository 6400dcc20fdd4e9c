import { and, inArray, ne, sql } from 'drizzle-orm'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Takes an address out of the outbox: what was sent stays as a count, what waits is not sent. */
export const eraseRecipient = async (
  tx: Transaction,
  addresses: readonly string[],
): Promise<void> => {
  const isTheirs = inArray(sql`lower(${outbox.recipient})`, addresses.map(foldEmail))
  await tx
    .update(outbox)
    .set({ state: 'cancelled' })
    .where(and(isTheirs, sql`${outbox.state} = 'queued'`))
  await tx
    .update(outbox)
    .set({ recipient: '', payload: {}, dedupeKey: null })
    .where(and(isTheirs, ne(outbox.state, 'queued')))
}
