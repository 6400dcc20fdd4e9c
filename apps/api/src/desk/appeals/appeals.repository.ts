import type { OpenAppeal } from '@inzrt/contracts/desk/queue'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { type AdChange, adDecisions, appeals } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { toDecision } from '../deciding/toDecision.ts'

export type Appeals = ReturnType<typeof createAppeals>

const isOpen = eq(appeals.state, 'new')

const formerSectionId = sql`(${adDecisions.change} -> 'before' ->> 'sectionId')::int`

/** What the ad said before it was changed; of a refused change what it was to say. */
const otherThanNow = (measure: string, { before, after }: AdChange) => {
  const { heading, content } = measure === 'rejected' ? after : before

  return { heading, content }
}

/** Contested decisions nobody has decided again. */
export const createAppeals = ({ db }: Database) => {
  const read = async (condition: SQL | undefined, limit: number, moderatorId: number) => {
    const rows = await db
      .select({
        appeal: appeals,
        decision: adDecisions,
        decidedBy: users.nickname,
        formerSection: sections.name,
      })
      .from(appeals)
      .innerJoin(adDecisions, eq(adDecisions.id, appeals.decisionId))
      .innerJoin(users, eq(users.id, adDecisions.decidedBy))
      .innerJoin(ads, and(eq(ads.id, adDecisions.adId), ne(ads.state, 'deleted')))
      .leftJoin(sections, eq(sections.id, formerSectionId))
      .where(and(isOpen, condition))
      .orderBy(asc(appeals.createdAt), asc(appeals.id))
      .limit(limit)

    return rows.map(({ appeal, decision, decidedBy, formerSection }) => ({
      adId: decision.adId,
      appeal: {
        id: appeal.id,
        text: appeal.text,
        createdAt: appeal.createdAt.toISOString(),
        decision: toDecision(decision, decidedBy),
        before: decision.change && {
          ...otherThanNow(decision.measure, decision.change),
          sectionName: formerSection ?? '',
        },
        isOwnDecision: decision.decidedBy === moderatorId,
      } satisfies OpenAppeal,
    }))
  }

  return {
    /** Those that wait the longest. */
    open: (limit: number, moderatorId: number) => read(undefined, limit, moderatorId),
    ofAds: (adIds: readonly number[], moderatorId: number) =>
      read(inArray(adDecisions.adId, [...adIds]), adIds.length, moderatorId),
  }
}

/** Whether a decision about an ad is contested and nobody has decided again. */
export const isContested = async (tx: Transaction, adId: number): Promise<boolean> => {
  const contested = await tx
    .select({ id: appeals.id })
    .from(appeals)
    .innerJoin(adDecisions, eq(adDecisions.id, appeals.decisionId))
    .where(and(isOpen, eq(adDecisions.adId, adId)))
    .limit(1)

  return contested.length > 0
}

/** The ad an appeal is about, if there is such an appeal. */
export const appealedAds = async ({ db }: Database, appealId: number): Promise<number[]> => {
  const rows = await db
    .select({ adId: adDecisions.adId })
    .from(appeals)
    .innerJoin(adDecisions, eq(adDecisions.id, appeals.decisionId))
    .where(eq(appeals.id, appealId))

  return rows.map(({ adId }) => adId)
}
