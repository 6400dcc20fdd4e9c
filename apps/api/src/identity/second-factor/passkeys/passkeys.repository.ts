import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Brand } from '../../../platform/brand/Brand.ts'
import { passkeys } from '../../../platform/database/schema/passkeys.ts'
import type { Queryable, Transaction } from '../../../platform/database/Transaction.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** Passkeys of accounts, as rows. */
export const passkeyRows = {
  ofUser: (on: Queryable, userId: number): Promise<PasskeyRow[]> =>
    on.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)),

  /** Those that log in at a site. */
  ofSite: (on: Queryable, userId: number, brand: Brand): Promise<PasskeyRow[]> =>
    on
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.brandCode, brand)))
      .orderBy(asc(passkeys.id)),

  /** @returns whether it is new: one key is one account's */
  add: async (tx: Transaction, row: typeof passkeys.$inferInsert): Promise<boolean> => {
    const { rowCount } = await tx
      .insert(passkeys)
      .values(row)
      .onConflictDoNothing({ target: passkeys.credentialId })

    return rowCount === 1
  },

  /** @returns whether nobody used it meanwhile with as high a number; keys that do not count say 0 for ever */
  noteUse: async (tx: Transaction, id: number, counter: number, now: Date): Promise<boolean> => {
    const isNewer = or(lt(passkeys.counter, counter), sql`${counter}::bigint = 0`)
    const { rowCount } = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), isNewer))

    return rowCount === 1
  },

  remove: async (tx: Transaction, userId: number, id: number): Promise<boolean> => {
    const { rowCount } = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))

    return rowCount === 1
  },
}
