import type { ContestedDecision } from '@inzrt/contracts/desk/appeal'
import { APPEAL_MONTHS } from '@inzrt/rules/moderation'
import { eq, sql } from 'drizzle-orm'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { adDecisions, appeals } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Queryable } from '../../platform/database/Transaction.ts'

const until = sql<Date>`${adDecisions.decidedAt} + make_interval(months => ${APPEAL_MONTHS})`

/** The decision a link stands for, while it can be contested; null: none. */
export const findContested = async (on: Queryable, token: string, now: Date) => {
  const [found] = await on
    .select({
      decision: adDecisions,
      heading: ads.heading,
      appeal: appeals,
      until: until.mapWith(adDecisions.decidedAt),
    })
    .from(adDecisions)
    .innerJoin(ads, eq(ads.id, adDecisions.adId))
    .leftJoin(appeals, eq(appeals.decisionId, adDecisions.id))
    .where(eq(adDecisions.appealTokenHash, sha256(token)))

  return found && (found.until > now || found.appeal) ? found : null
}

export type Contested = NonNullable<Awaited<ReturnType<typeof findContested>>>

/** A decision as the one it concerns reads it. */
export const toContested = ({
  decision,
  heading,
  appeal,
  until: end,
}: Contested): ContestedDecision => ({
  heading,
  measure: decision.measure,
  ground: decision.ground,
  facts: decision.facts,
  decidedAt: decision.decidedAt.toISOString(),
  appealUntil: end.toISOString(),
  appeal: appeal && { state: appeal.state, text: appeal.text, answer: appeal.answer },
})
