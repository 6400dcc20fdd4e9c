import type { Decision } from '@inzrt/contracts/desk/decision'
import type { adDecisions } from '../../platform/database/schema/adDecisions.ts'

/** A decision as the wire has it. */
export const toDecision = (
  decision: typeof adDecisions.$inferSelect,
  decidedBy: string,
): Decision => ({
  id: decision.id,
  measure: decision.measure,
  ground: decision.ground,
  facts: decision.facts,
  decidedBy,
  decidedAt: decision.decidedAt.toISOString(),
})
