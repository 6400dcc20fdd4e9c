import type { AuditEntry } from '@inzrt/contracts/desk/adminUser'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { adDecisions, appeals } from '../database/schema/adDecisions.ts'
import { ads } from '../database/schema/ads.ts'
import { auditLog } from '../database/schema/auditLog.ts'

const MOST = 50

/** The ad itself, or the one that what was decided is about. */
const adId = sql`case ${auditLog.entity}
  when 'ad' then ${auditLog.entityId}
  when 'appeal' then (select decision.ad_id from ${appeals} appeal
    join ${adDecisions} decision on decision.id = appeal.decision_id
    where appeal.id = ${auditLog.entityId})
  else (${auditLog.detail} ->> 'adId')::int end`

/** What staff did, the latest first. */
export const listAudit = async ({ db }: Database, before?: number): Promise<AuditEntry[]> => {
  const rows = await db
    .select({ entry: auditLog, ad: { slug: ads.slug, heading: ads.heading } })
    .from(auditLog)
    .leftJoin(ads, and(eq(ads.id, adId), ne(ads.state, 'deleted')))
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(MOST)

  return rows.map(({ entry: { at, actorName, actorId: _, ...entry }, ad }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorName,
    ad,
  }))
}
