import { and, asc, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { isAfter } from '../../platform/database/isAfter.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { inSequence } from '../../platform/jobs/inSequence.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { SINK_DAYS, UNANSWERED_MAX } from './freshness.ts'
import { recipientOf } from './recipientOf.ts'

type Parts = Pick<OrderParts, 'database' | 'outbox' | 'links' | 'sections' | 'clock'>
type Ad = typeof ads.$inferSelect
type Due = Readonly<{ ad: Ad; to: string | null; saidAt: string }>

const ASK_DAYS = 14
const DAY_MS = 86_400_000
const AT_ONCE = 200

const lastWord = sql`coalesce(greatest(${ads.askedAt}, ${ads.confirmedAt}), ${ads.publishedAt})`

const findDue = (tx: Transaction, which: SQL | undefined, after: Due | undefined) =>
  tx
    .select({ ad: ads, to: recipientOf, saidAt: sql<string>`${lastWord}::text` })
    .from(ads)
    .leftJoin(users, eq(users.id, ads.userId))
    .where(
      and(
        eq(ads.state, 'published'),
        which,
        isNotNull(recipientOf),
        isAfter([lastWord, ads.id], after && [after.saidAt, after.ad.id]),
      ),
    )
    .orderBy(asc(lastWord), asc(ads.id))
    .limit(AT_ONCE)
    .for('update', { of: ads, skipLocked: true })

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
 * the lists; unanswered once more, it is paused.
 */
export const askFreshness = async (parts: Parts, turn?: AbortSignal): Promise<number> => {
  const { database, sections, clock } = parts
  const now = clock()
  const catalogue = await sections.catalogue()
  const since = new Date(now.getTime() - ASK_DAYS * DAY_MS)

  const pause = async (tx: Transaction, { ad }: Due) =>
    applyEvent(tx, {
      ...{ ad, event: 'pause', actor: 'system', now },
      section: await catalogue.sectionOf(ad),
    })
  const askOne = async (tx: Transaction, { ad, to }: Due) => {
    if (to) await ask(tx, parts, { ad, to, now })
  }
  const forAll =
    (work: string, count: SQL, treat: (tx: Transaction, due: Due) => Promise<unknown>) => () =>
      drainEach<Due>(
        database,
        {
          ...{ work, treat },
          keyOf: ({ ad }) => ad.id,
          find: (tx, after) => findDue(tx, and(lte(lastWord, since), count), after),
        },
        turn,
      )
  const [, asked] = await inSequence([
    forAll('pause ad', gte(ads.unansweredAsks, UNANSWERED_MAX), pause),
    forAll('ask whether ad holds', lt(ads.unansweredAsks, UNANSWERED_MAX), askOne),
  ])

  return asked
}
