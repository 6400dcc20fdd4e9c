import { DAY_MS } from '@inzrt/domain/time'
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { recipientOf } from '../renewals/recipientOf.ts'
import { headingsMatch } from './headingsMatch.ts'

/** New ads looked at. */
const NEW_MAX = 300
/** Ads that each is held against. */
export const AGAINST_MAX = 300

const COUNTERPARTS = {
  offer: ['inquiry', 'exchange'],
  inquiry: ['offer'],
  exchange: ['offer'],
} as const

const own = alias(localities, 'own_locality')

const columns = { ad: ads, locality: localities, to: recipientOf, isDating: sections.isDating }

const readAds = (tx: Transaction, now: Date, condition: SQL | undefined, limit: number) =>
  tx
    .select(columns)
    .from(ads)
    .innerJoin(localities, eq(localities.id, ads.localityId))
    .innerJoin(sections, eq(sections.id, ads.sectionId))
    .leftJoin(users, eq(users.id, ads.userId))
    .where(and(whereShown(now), condition))
    .orderBy(desc(ads.publishedAt), desc(ads.id))
    .limit(limit)

export type Side = Awaited<ReturnType<typeof readAds>>[number]
export type Match = Readonly<{ offered: Side; wanted: Side }>

const isSomebodyElses = (one: Side, other: Side): boolean =>
  (one.ad.userId === null || one.ad.userId !== other.ad.userId) &&
  (one.to === null || one.to !== other.to)

const against = (tx: Transaction, now: Date, { ad }: Side) =>
  readAds(
    tx,
    now,
    and(
      eq(ads.sectionId, ad.sectionId),
      ne(ads.id, ad.id),
      inArray(ads.type, [...COUNTERPARTS[ad.type]]),
      // In one region: farther than that hardly anybody goes for a thing.
      sql`${localities.regionName} = ${tx.select({ name: own.regionName }).from(own).where(eq(own.id, ad.localityId))}`,
    ),
    AGAINST_MAX,
  )

/** Pairs of ads of which one offers what the other looks for and one is new since yesterday. */
export const findMatches = async (tx: Transaction, now: Date): Promise<Match[]> => {
  const since = new Date(now.getTime() - DAY_MS)
  const matches: Match[] = []
  for (const side of await readAds(
    tx,
    now,
    sql`${ads.publishedAt} > ${since.toISOString()}`,
    NEW_MAX,
  ))
    for (const other of await against(tx, now, side))
      if (isSomebodyElses(side, other) && headingsMatch(side.ad.heading, other.ad.heading))
        matches.push(
          side.ad.type === 'offer'
            ? { offered: side, wanted: other }
            : { offered: other, wanted: side },
        )

  return matches
}
