import type { OpenAppeal } from '@inzrt/contracts/queue'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/openDatabase.ts'
import { adDecisions, appeals } from '../database/schema/adDecisions.ts'
import { users } from '../database/schema/users.ts'
import { toDecision } from './toDecision.ts'

export type Appeals = ReturnType<typeof createAppeals>

/** Contested decisions nobody has decided again. */
export const createAppeals = ({ db }: Database) => ({
  open: async (limit: number, moderatorId: number) => {
    const rows = await db
      .select({ appeal: appeals, decision: adDecisions, decidedBy: users.nickname })
      .from(appeals)
      .innerJoin(adDecisions, eq(adDecisions.id, appeals.decisionId))
      .innerJoin(users, eq(users.id, adDecisions.decidedBy))
      .where(eq(appeals.state, 'new'))
      .orderBy(asc(appeals.createdAt), asc(appeals.id))
      .limit(limit)

    return rows.map(({ appeal, decision, decidedBy }) => ({
      adId: decision.adId,
      appeal: {
        id: appeal.id,
        text: appeal.text,
        createdAt: appeal.createdAt.toISOString(),
        decision: toDecision(decision, decidedBy),
        isOwnDecision: decision.decidedBy === moderatorId,
      } satisfies OpenAppeal,
    }))
  },
})
