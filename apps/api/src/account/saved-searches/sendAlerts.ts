import { and, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { adItem } from '../../catalogue/ads/adItem.ts'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import { findAds, type SearchSources } from '../../catalogue/search/findAds.ts'
import { readSearchTerms } from '../../catalogue/search/SearchTerms.ts'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { notifyBrowsers } from '../../messages/push/notifyBrowsers.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { users } from '../../platform/database/schema/users.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { readSavedQuery, type SavedQuery } from './readSavedQuery.ts'
import type { SavedSearchRow } from './savedSearches.repository.ts'
import { unsubscribeTokens } from './searchTokens.ts'

export type AlertSources = Readonly<{
  database: Database
  clock: Clock
  outbox: Outbox
  search: SearchSources
  unsubscribeKey: Buffer
  log: Pick<FastifyBaseLogger, 'warn'>
}>

/** Newest ads looked through, and how many of the new ones a letter names. */
const LOOKED_THROUGH = 200
const NAMED_MAX = 10
const BATCH_SIZE = 50

const publishedAt = sql`coalesce(${ads.publishedAt}, ${ads.createdAt})`

/** Nobody is told of what they offer themselves. */
const isOthers = ({ userId, email }: SavedSearchRow): SQL =>
  userId === null
    ? sql`lower(${ads.email}) is distinct from ${foldEmail(email ?? '')}`
    : sql`${ads.userId} is distinct from ${userId}`

const findNew = async (
  { database: { db }, search, clock }: AlertSources,
  kept: SavedSearchRow,
  query: SavedQuery,
) => {
  const paging = { page: 1, perPage: LOOKED_THROUGH, cursor: null }
  const scope = { brand: kept.brandCode, sectionIds: null }
  const terms = readSearchTerms(query.q)
  const { rows } = await findAds(search, scope, terms, {
    sort: 'created_desc',
    filter: query,
    paging,
  })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []

  return db
    .select({ ad: ads, locality: localities, isDating: sections.isDating })
    .from(ads)
    .innerJoin(localities, eq(localities.id, ads.localityId))
    .innerJoin(sections, eq(sections.id, ads.sectionId))
    .where(
      and(
        inArray(ads.id, ids),
        whereShown(clock()),
        gt(publishedAt, kept.alertedAt),
        isOthers(kept),
      ),
    )
    .orderBy(sql`${publishedAt} desc, ${ads.id} desc`)
}

/** A kept search and its owner; without one it is watched for its address. */
type Due = Readonly<{ search: SavedSearchRow; user: typeof users.$inferSelect | null }>
type News = Awaited<ReturnType<typeof findNew>>

/** Writes the letter and down to when everything is told, both or neither; a second teller finds it told. */
const tell = async (
  sources: AlertSources,
  { search, user }: Due,
  news: News,
  lookedAt: Date,
): Promise<boolean> =>
  sources.database.db.transaction(async (tx) => {
    const told = await tx
      .update(savedSearches)
      .set({ alertedAt: lookedAt })
      .where(and(eq(savedSearches.id, search.id), eq(savedSearches.alertedAt, search.alertedAt)))
      .returning({ id: savedSearches.id })
    if (told.length === 0 || news.length === 0) return false
    await sources.outbox.enqueue(tx, {
      channel: 'email',
      template: 'alertDigest',
      to: user?.email ?? search.email,
      userId: user?.id ?? null,
      brand: search.brandCode,
      dedupeKey: `alert:${search.id}:${search.alertedAt.toISOString()}`,
      payload: {
        nickname: user?.nickname ?? null,
        search: search.name,
        query: search.query,
        total: news.length,
        ads: news.slice(0, NAMED_MAX).map(adItem),
        token: unsubscribeTokens.write(sources.unsubscribeKey, search.id),
      },
    })
    if (user)
      await notifyBrowsers(tx, sources.outbox, {
        userId: user.id,
        brand: search.brandCode,
        template: 'searchNews',
        payload: { id: search.id, search: search.name, query: search.query, total: news.length },
      })

    return true
  })

/** Searches whose owners wait for news by now, with a confirmed address. */
const readDue = ({ db }: Database, now: Date, after: Due | undefined): Promise<Due[]> =>
  db
    .select({ search: savedSearches, user: users })
    .from(savedSearches)
    .leftJoin(users, eq(users.id, savedSearches.userId))
    .where(
      and(
        // A search that another worker alerts meanwhile is due again in a later run.
        lte(savedSearches.alertedAt, now),
        isAfter(
          [savedSearches.alertedAt, savedSearches.id],
          after && [after.search.alertedAt, after.search.id],
        ),
        or(
          isNotNull(savedSearches.confirmedAt),
          sql`${users.emailVerifiedAt} is not null and ${users.deletedAt} is null and ${users.blockedAt} is null`,
        ),
        sql`case ${savedSearches.frequency}
          when 'instant' then true
          when 'daily' then ${savedSearches.alertedAt} <= ${now}::timestamptz - interval '1 day'
          when 'weekly' then ${savedSearches.alertedAt} <= ${now}::timestamptz - interval '7 days'
          else false end`,
      ),
    )
    .orderBy(savedSearches.alertedAt, savedSearches.id)
    .limit(BATCH_SIZE)

const fallSilent = async ({ database, log }: AlertSources, { id }: SavedSearchRow) => {
  const isIt = eq(savedSearches.id, id)
  await database.db.update(savedSearches).set({ frequency: 'none' }).where(isIt)
  log.warn({ savedSearch: id }, 'a saved search no longer means anything and fell silent')
}

/**
 * Tells those who keep a search what is new: each ad once, never their own. A search that no longer means
 * anything falls silent, and the log says so.
 * @returns how many letters were written
 */
export const sendAlerts = async (
  sources: AlertSources,
  stopping?: AbortSignal,
): Promise<number> => {
  const startedAt = sources.clock()
  let letters = 0
  const look = async (due: Due) => {
    const query = readSavedQuery(due.search.query)
    if (!query) return fallSilent(sources, due.search)
    // What is published while one looks is told next time.
    const lookedAt = sources.clock()
    const news = await findNew(sources, due.search, query)
    if (await tell(sources, due, news, lookedAt)) letters += 1
  }
  const rows = eachRow<Due>('look for saved search', ({ search }) => search.id)
  await drain<Due>(async (after) => {
    const few = await readDue(sources.database, startedAt, after)
    await rows.treat(sources.database.db, few, look, stopping)

    return few
  }, stopping)
  rows.settle()

  return letters
}
