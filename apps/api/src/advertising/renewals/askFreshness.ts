import { DAY_MS } from '@inzrt/domain/time'
import { and, asc, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { isAfter } from '../../platform/database/isAfter.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { drainRows } from '../../platform/jobs/drainRows.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { inSequence } from '../../platform/jobs/inSequence.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { SINK_DAYS, UNANSWERED_MAX } from './freshness.ts'
import { recipientOf } from './recipientOf.ts'

type Parts = Pick<OrderParts, 'database' | 'outbox' | 'links' | 'sections' | 'clock'>
type Ad = typeof ads.$inferSelect
type Due = Readonly<{ ad: Ad; to: string | null; saidAt: string }>

const ASK_DAYS = 14
const BATCH_SIZE = 200
/** Ads a letter names; of more it says how many. */
const NAMED_MAX = 10

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
    .limit(BATCH_SIZE)
    .for('update', { of: ads, skipLocked: true })

/** Ads of one advertiser on one site. */
type Group = readonly [Due, ...Due[]]

const groupsOf = (due: readonly Due[]): readonly Group[] =>
  [...Map.groupBy(due, ({ ad, to }) => `${ad.brandCode} ${ad.userId} ${to}`).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others] as const] : []),
  )

const letterOf = (links: Parts['links'], group: Group, now: Date) => {
  const { heading, slug, id } = group[0].ad
  if (group.length === 1)
    return {
      template: 'adStillValid' as const,
      payload: { heading, slug, token: links.sign('still valid', id, now) },
    }

  return {
    template: 'adsStillValid' as const,
    payload: {
      slug,
      total: group.length,
      token: links.sign('all still valid', id, now),
      ads: group.slice(0, NAMED_MAX).map(({ ad }) => ({ heading: ad.heading, slug: ad.slug })),
    },
  }
}

/** One letter, however many ads it asks about: a dealer has hundreds that came out together. */
const ask = async (
  tx: Transaction,
  { outbox, links }: Parts,
  group: Group,
  now: Date,
): Promise<void> => {
  const [{ ad, to }] = group
  const isSinking = sql`${ads.unansweredAsks} = ${UNANSWERED_MAX - 1}::int`
  const lower = sql`${ads.sortAt} - make_interval(hours => ${SINK_DAYS * 24}::int)`
  await tx
    .update(ads)
    .set({
      askedAt: now,
      unansweredAsks: sql`${ads.unansweredAsks} + 1`,
      sortAt: sql`case when ${isSinking} then ${lower} else ${ads.sortAt} end`,
    })
    .where(
      inArray(
        ads.id,
        group.map((each) => each.ad.id),
      ),
    )
  await outbox.enqueue(tx, {
    channel: 'email',
    brand: ad.brandCode,
    to,
    userId: ad.userId,
    ...letterOf(links, group, now),
  })
}

/**
 * Asks advertisers every fortnight whether their ads still hold. Asked a second time, an ad sinks in
 * the lists; unanswered once more, it is paused.
 * @returns how many letters were written
 */
export const askFreshness = async (parts: Parts, turn?: AbortSignal): Promise<number> => {
  const { database, sections, clock } = parts
  const now = clock()
  const since = new Date(now.getTime() - ASK_DAYS * DAY_MS)

  const pause = async (tx: Transaction, { ad }: Due) =>
    applyEvent(tx, {
      ad,
      event: 'pause',
      actor: 'system',
      now,
      section: await (await sections.catalogue()).sectionOf(ad),
    })
  const findAfter = (count: SQL) => (tx: Transaction, after: Due | undefined) =>
    findDue(tx, and(lte(lastWord, since), count), after)
  const pauseSilent = () =>
    drainEach<Due>(
      database,
      {
        work: 'pause ad',
        keyOf: ({ ad }) => ad.id,
        treat: pause,
        find: findAfter(gte(ads.unansweredAsks, UNANSWERED_MAX)),
      },
      turn,
    )
  const askOthers = async () => {
    const groups = eachRow<Group>('ask whether ads hold', ([{ ad }]) => ad.id)
    const find = findAfter(lt(ads.unansweredAsks, UNANSWERED_MAX))
    await drainRows<Due>(
      database,
      async (tx, after) => {
        const due = await find(tx, after)
        await groups.treat(
          tx,
          groupsOf(due),
          (group) => tx.transaction((inner) => ask(inner, parts, group, now)),
          turn,
        )

        return due
      },
      turn,
    )

    return groups.settle()
  }
  const [, asked] = await inSequence([pauseSilent, askOthers])

  return asked
}
