import type { Transparency } from '@inzrt/contracts/desk/transparency'
import { sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'

const MONTHS = 12

type Counts = Transparency['reports']

const readReports = async ({ db }: Database, brand: Brand, since: Date): Promise<Counts> => {
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as received,
      count(*) filter (where reports.kind = 'illegal')::int as notices,
      count(*) filter (where reports.state = 'upheld')::int as upheld,
      count(*) filter (where reports.state = 'dismissed')::int as dismissed,
      count(*) filter (where reports.state = 'duplicate')::int as duplicate,
      count(*) filter (where reports.state = 'gone')::int as gone,
      count(*) filter (where reports.state = 'new')::int as waiting,
      round((extract(epoch from percentile_cont(0.5) within group
        (order by reports.decided_at - reports.created_at)
        filter (where reports.decided_by is not null)) / 3600)::numeric, 1)::float as "medianHours"
    from reports join ads on ads.id = reports.ad_id
    where ads.brand_code = ${brand} and reports.created_at >= ${since}`)

  return rows[0] as Counts
}

/** Why ads were reported, and how often that was right. */
const readReasons = async ({ db }: Database, brand: Brand, since: Date) => {
  const { rows } = await db.execute<Transparency['reasons'][number]>(sql`
    select coalesce(reports.reason, reports.kind) as reason, count(*)::int as received,
      count(*) filter (where reports.state = 'upheld')::int as upheld
    from reports join ads on ads.id = reports.ad_id
    where ads.brand_code = ${brand} and reports.created_at >= ${since}
    group by 1 order by received desc, reason`)

  return rows
}

const readDecisions = async ({ db }: Database, brand: Brand, since: Date) => {
  const { rows } = await db.execute<Record<'rejected' | 'blocked' | 'moved', number>>(sql`
    select count(*) filter (where measure = 'rejected')::int as rejected,
      count(*) filter (where measure = 'blocked')::int as blocked,
      count(*) filter (where measure = 'moved')::int as moved
    from ad_decisions join ads on ads.id = ad_decisions.ad_id
    where ads.brand_code = ${brand} and ad_decisions.decided_at >= ${since}`)

  return rows[0] ?? { rejected: 0, blocked: 0, moved: 0 }
}

const readAppeals = async ({ db }: Database, brand: Brand, since: Date) => {
  const { rows } = await db.execute<Record<'received' | 'upheld' | 'dismissed', number>>(sql`
    select count(*)::int as received,
      count(*) filter (where appeals.state = 'upheld')::int as upheld,
      count(*) filter (where appeals.state = 'dismissed')::int as dismissed
    from appeals join ad_decisions on ad_decisions.id = appeals.decision_id
    join ads on ads.id = ad_decisions.ad_id
    where ads.brand_code = ${brand} and appeals.created_at >= ${since}`)

  return rows[0] ?? { received: 0, upheld: 0, dismissed: 0 }
}

/** What became of pages, companies and their accounts may change; that they were taken away is in the log. */
const readPages = async ({ db }: Database, brand: Brand, since: Date) => {
  const { rows } = await db.execute<Transparency['pages']>(sql`
    select count(*)::int as removed from audit_log
    where entity = 'page' and action = 'removed' and detail ->> 'brand' = ${brand} and at >= ${since}`)

  return rows[0] ?? { removed: 0 }
}

/** What moderation did on a site in the last twelve months. */
export const readTransparency = async (
  database: Database,
  brand: Brand,
  now: Date,
): Promise<Transparency> => {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - MONTHS)
  const [reports, reasons, ads, pages, appeals] = await Promise.all([
    readReports(database, brand, since),
    readReasons(database, brand, since),
    readDecisions(database, brand, since),
    readPages(database, brand, since),
    readAppeals(database, brand, since),
  ])

  return { since: since.toISOString().slice(0, 10), reports, reasons, ads, pages, appeals }
}
