import type { AdBlockable } from '@inzrt/rules/ad'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

const { adId, ground, fromState, id, measure } = adDecisions

/**
 * The last block of each ad, by its id: where the ad stood before, and the ground; a block that came with its account's
 * has none.
 */
export const lastBlocks = async (tx: Transaction, adIds: readonly number[]) => {
  const rows = await tx
    .selectDistinctOn([adId], { adId, ground, fromState })
    .from(adDecisions)
    .where(and(inArray(adId, [...adIds]), eq(measure, 'blocked')))
    .orderBy(adId, desc(id))

  return new Map(
    rows.map((row) => [row.adId, { ground: row.ground, from: row.fromState as AdBlockable }]),
  )
}
