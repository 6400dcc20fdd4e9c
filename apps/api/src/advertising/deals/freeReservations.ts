import { HOUR_MS } from '@inzrt/domain/time'
import { dealAt, RESERVATION_HOURS } from '@inzrt/rules/deal'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { deals } from '../../platform/database/schema/deals.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import { recordState } from '../orders/recordState.ts'

type Parts = Readonly<{ database: Database; sections: SectionsRepository; clock: Clock }>
type Over = Readonly<{ id: number; deal: typeof deals.$inferSelect; ad: typeof ads.$inferSelect }>

const BATCH_SIZE = 200

/** Things kept for people who did not fetch them in three days are free again, and their ads open. */
export const freeReservations = async (
  { database, sections, clock }: Parts,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const before = new Date(now.getTime() - RESERVATION_HOURS * HOUR_MS)

  const free = async (tx: Transaction, { deal, ad }: Over): Promise<void> => {
    const lapsed = dealAt(deal, now)
    const isOf = eq(deals.conversationId, deal.conversationId)
    await tx
      .update(deals)
      .set({ state: lapsed.state, since: lapsed.since ?? now })
      .where(isOf)
    await recordState(tx, {
      entity: 'deal',
      entityId: deal.conversationId,
      event: 'lapse',
      actor: 'system',
      fromState: deal.state,
      toState: lapsed.state,
      at: now,
    })
    if (ad.state !== 'closed' || ad.closedReason !== 'reserved') return
    await applyEvent(tx, {
      ad,
      event: 'reopen',
      actor: 'system',
      now,
      section: await (await sections.catalogue()).sectionOf(ad),
    })
  }

  const find = (tx: Transaction, after: Over | undefined): Promise<readonly Over[]> =>
    tx
      .select({ id: deals.conversationId, deal: deals, ad: ads })
      .from(deals)
      .innerJoin(conversations, eq(conversations.id, deals.conversationId))
      .innerJoin(ads, eq(ads.id, conversations.adId))
      .where(
        and(
          eq(deals.state, 'reserved'),
          isNull(deals.confirmedBy),
          lte(deals.since, before),
          after && gt(deals.conversationId, after.id),
        ),
      )
      .orderBy(asc(deals.conversationId))
      .limit(BATCH_SIZE)
      .for('update', { of: ads, skipLocked: true })

  return drainEach<Over>(
    database,
    { work: 'free reservation', keyOf: ({ id }) => id, find, treat: free },
    turn,
  )
}
