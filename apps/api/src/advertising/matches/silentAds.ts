import { inArray } from 'drizzle-orm'
import { adMatchSilence } from '../../platform/database/schema/adMatches.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Those of some ads whose advertisers want no letters about what suits them. */
export const silentAds = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await tx
    .select()
    .from(adMatchSilence)
    .where(inArray(adMatchSilence.adId, [...ids]))

  return new Set(rows.map(({ adId }) => adId))
}
