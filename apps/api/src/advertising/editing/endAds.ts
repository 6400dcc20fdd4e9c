import type { AdEvent } from '@inzrt/rules/ad'
import { and, asc, type SQL } from 'drizzle-orm'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { applyEvent } from './applyEvent.ts'

export type EndingParts = Readonly<{
  database: Database
  sections: SectionsRepository
  clock: Clock
}>

type Ad = typeof ads.$inferSelect
type Ending = Readonly<{ event: AdEvent; which: SQL | undefined }>

const BATCH_SIZE = 200

/** Has the ads that a condition names moved on by an event of the portal's own, the oldest first. */
export const endAds = async (
  { database, sections, clock }: EndingParts,
  { event, which }: Ending,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()

  const find = (tx: Transaction, after: Ad | undefined) =>
    tx
      .select()
      .from(ads)
      .where(and(which, isAfter([ads.createdAt, ads.id], after && [after.createdAt, after.id])))
      .orderBy(asc(ads.createdAt), asc(ads.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
  const treat = async (tx: Transaction, ad: Ad) =>
    applyEvent(tx, {
      ad,
      event,
      actor: 'system',
      now,
      section: await (await sections.catalogue()).sectionOf(ad),
    })

  return drainEach<Ad>(database, { work: `${event} ad`, keyOf: ({ id }) => id, find, treat }, turn)
}
