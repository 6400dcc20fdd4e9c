import { and, desc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { applyEvent } from '../advertising/editing/applyEvent.ts'
import { ads } from '../database/schema/ads.ts'
import { users } from '../database/schema/users.ts'
import type { Transaction } from '../database/Transaction.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { SINK_DAYS, UNANSWERED_MAX } from './freshness.ts'
import { nextRound, ROUND } from './nextRound.ts'
import { recipientOf } from './recipientOf.ts'

type Parts = Pick<OrderParts, 'database' | 'outbox' | 'links' | 'sections' | 'clock'>
type Ad = typeof ads.$inferSelect

const ASK_DAYS = 14
const DAY_MS = 86_400_000

const lastWord = sql`coalesce(greatest(${ads.askedAt}, ${ads.confirmedAt}), ${ads.publishedAt})`

const ask = async (
  tx: Transaction,
  { outbox, links }: Parts,
  { ad, to, now }: { ad: Ad; to: string; now: Date },
): Promise<void> => {
  const isSinking = ad.unansweredAsks === UNANSWERED_MAX - 1
  await tx
    .update(ads)
    .set({
      askedAt: now,
      unansweredAsks: ad.unansweredAsks + 1,
      ...(isSinking && { sortAt: new Date(ad.sortAt.getTime() - SINK_DAYS * DAY_MS) }),
    })
    .where(eq(ads.id, ad.id))
  await outbox.enqueue(tx, {
    ...{ channel: 'email', brand: ad.brandCode, to, template: 'adStillValid' },
    payload: {
      ...{ heading: ad.heading, slug: ad.slug },
      token: links.sign('still valid', ad.id, now),
    },
  })
}

/**
 * Asks advertisers every fortnight whether their ads still hold. Asked a second time, an ad sinks in
 * the lists; unanswered once more, it is paused. The newest come first: they are looked at most.
 */
export const askFreshness = async (parts: Parts, round = ROUND): Promise<number> => {
  const { database, sections, clock } = parts
  const now = clock()
  const catalogue = await sections.catalogue()
  const since = new Date(now.getTime() - ASK_DAYS * DAY_MS)

  return database.db.transaction(async (tx) => {
    const due = (count: ReturnType<typeof lt>) =>
      tx
        .select({ ad: ads, to: recipientOf })
        .from(ads)
        .leftJoin(users, eq(users.id, ads.userId))
        .where(and(eq(ads.state, 'published'), lte(lastWord, since), isNotNull(recipientOf), count))
        .orderBy(desc(ads.id))
        .limit(round)
        .for('update', { of: ads, skipLocked: true })
    const silent = await due(gte(ads.unansweredAsks, UNANSWERED_MAX))
    const asked = await due(lt(ads.unansweredAsks, UNANSWERED_MAX))
    for (const { ad } of silent)
      await applyEvent(tx, {
        ...{ ad, event: 'pause', actor: 'system', now },
        section: catalogue.byId(ad.sectionId),
      })
    for (const { ad, to } of asked) if (to) await ask(tx, parts, { ad, to, now })
    if (Math.max(silent.length, asked.length) === round) await nextRound(tx, 'askFreshness')

    return asked.length
  })
}
