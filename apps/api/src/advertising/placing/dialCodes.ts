import { randomInt } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

const CODES = 1_000_000
const TRIES = 20

const isTaken = async (tx: Transaction, dialCode: string, exceptId: number): Promise<boolean> => {
  const [taken] = await tx
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.dialCode, dialCode), eq(ads.state, 'published'), ne(ads.id, exceptId)))

  return taken !== undefined
}

/** Six digits no published ad has, so that the printed code leads to one. */
export const freeDialCode = async (tx: Transaction, adId: number): Promise<string> => {
  for (let left = TRIES; left > 0; left--) {
    const dialCode = String(randomInt(CODES)).padStart(6, '0')
    if (!(await isTaken(tx, dialCode, adId))) return dialCode
  }
  throw new Error('Nearly all codes of ads are taken.')
}

/** The code an ad is published with: its own, unless another took it while this one was not out. */
export const dialCodeOf = async (
  tx: Transaction,
  { id, dialCode }: Pick<typeof ads.$inferSelect, 'id' | 'dialCode'>,
): Promise<string> => ((await isTaken(tx, dialCode, id)) ? freeDialCode(tx, id) : dialCode)
