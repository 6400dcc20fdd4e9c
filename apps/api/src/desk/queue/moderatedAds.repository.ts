import { DIAL_CODE } from '@inzrt/contracts/ads/advertisement'
import { readQuery } from '@inzrt/domain/search'
import { slugOfAddress } from '@inzrt/rules/forms'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { waitsSince } from '../../advertising/approval/waitsSince.ts'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import { toTextQuery } from '../../catalogue/search/toTextQuery.ts'
import { askedSet } from '../../catalogue/sections/askedSet.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adDecisions, appeals } from '../../platform/database/schema/adDecisions.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { users } from '../../platform/database/schema/users.ts'

export type ModeratedAds = ReturnType<typeof createModeratedAds>
export type ModeratedRow = Awaited<ReturnType<ModeratedAds['byIds']>>[number]

/** Ads of one advertiser: of the account, or of the guest's address. */
const ofSameSeller = sql`(other.user_id = ads.user_id or
  (ads.user_id is null and other.user_id is null and other.email = ads.email))`

const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ads other
    where ${ofSameSeller} and other.id <> ads.id and ${condition})`

/** Money is here for something that is delivered once the ad is out. */
const isPaid = sql<boolean>`exists (select from orders
  where orders.ad_id = ads.id and orders.state = 'paid')`

/** Ads on both sites and in every state but deleted, as moderators read them. */
export const createModeratedAds = ({ db }: Database, fileSeal: FileSeal) => ({
  byIds: async (ids: readonly number[]) => {
    if (ids.length === 0) return []
    const rows = await db
      .select({
        ad: ads,
        waitsSince,
        sectionSlug: sections.slug,
        sectionName: sections.name,
        attributeSet: askedSet(sections.attributeSet),
        locality: localities,
        user: users,
        revision: adRevisions,
        isPaid,
        publishedCount: countOf(sql`other.published_at is not null`),
        refusedCount: countOf(sql`other.state in ('rejected', 'blocked')`),
      })
      .from(ads)
      .innerJoin(sections, eq(sections.id, ads.sectionId))
      .innerJoin(localities, eq(localities.id, ads.localityId))
      .leftJoin(users, eq(users.id, ads.userId))
      .leftJoin(adRevisions, eq(adRevisions.adId, ads.id))
      .where(and(inArray(ads.id, [...ids]), ne(ads.state, 'deleted')))
    const images = await db
      .select({ id: adImages.id, adId: adImages.adId, path: adImages.path })
      .from(adImages)
      .where(or(inArray(adImages.adId, [...ids]), inArray(adImages.proposedFor, [...ids])))
      .orderBy(asc(adImages.position), asc(adImages.id))
    const sealed = new Map(images.map(({ id, path }) => [id, fileSeal.seal(path)]))

    return rows.map((row) => ({
      ...row,
      images: images
        .filter(({ adId }) => adId === row.ad.id)
        .map(({ path }) => fileSeal.seal(path)),
      proposedImages: (row.revision?.images ?? []).flatMap(({ id }) => sealed.get(id) ?? []),
    }))
  },

  /** Those that wait for approval, themselves or by a change, the longest first. */
  waiting: async (limit: number): Promise<number[]> => {
    const ofAds = db
      .select({ id: ads.id, since: waitsSince })
      .from(ads)
      .where(eq(ads.state, 'waiting_approval'))
      .orderBy(asc(waitsSince), asc(ads.id))
      .limit(limit)
    const ofChanges = db
      .select({ id: adRevisions.adId, since: adRevisions.proposedAt })
      .from(adRevisions)
      .orderBy(asc(adRevisions.proposedAt), asc(adRevisions.adId))
      .limit(limit)
    const rows = [...(await ofAds), ...(await ofChanges)]

    return rows
      .toSorted((one, other) => one.since.getTime() - other.since.getTime() || one.id - other.id)
      .slice(0, limit)
      .map(({ id }) => id)
  },

  /** The one an address or the code printed in the paper names, and those whose heading holds the words. */
  named: async (text: string, limit: number): Promise<number[]> => {
    const code = text.replace(/\s/g, '')
    const id = adIdOf(slugOfAddress(text) ?? undefined)
    const words = toTextQuery(readQuery(text).terms)
    const hasWords = words ? sql`${ads.headingWords} @@ ${words}::tsquery` : undefined
    const withId = id === null ? undefined : eq(ads.id, id)
    const withCode = DIAL_CODE.test(code) ? eq(ads.dialCode, code) : undefined
    const ways = [withId, withCode, hasWords].filter((way) => way !== undefined)
    if (ways.length === 0) return []
    // Joined by "or" none of them would use an index.
    const { rows } = await db.execute<{ id: number }>(sql`
      ${sql.join(
        ways.map((way) => sql`select id from ${ads} where ${way}`),
        sql` union `,
      )}
      order by id desc limit ${limit}`)

    return rows.map((row) => row.id)
  },

  /** How much of each kind waits. */
  counts: async () => {
    const alive = ne(ads.state, 'deleted')
    const countAds = sql<number>`count(distinct ${ads.id})::int`
    const [waiting, changes, [reported], [appealed]] = await Promise.all([
      db.$count(ads, eq(ads.state, 'waiting_approval')),
      db.$count(adRevisions),
      db
        .select({ count: countAds })
        .from(reports)
        .innerJoin(ads, eq(ads.id, reports.adId))
        .where(and(eq(reports.state, 'new'), alive)),
      db
        .select({ count: countAds })
        .from(appeals)
        .innerJoin(adDecisions, eq(adDecisions.id, appeals.decisionId))
        .innerJoin(ads, eq(ads.id, adDecisions.adId))
        .where(and(eq(appeals.state, 'new'), alive)),
    ])

    return {
      approval: waiting + changes,
      report: reported?.count ?? 0,
      appeal: appealed?.count ?? 0,
    }
  },
})
