import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import type { AdRevision } from '../../advertising/editing/adRevision.ts'
import { isPaidIn } from '../../advertising/placing/isPaidIn.ts'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import type { News, NewsParts } from '../../messages/decisions/News.ts'
import { notifyAdvertiser } from '../../messages/decisions/notifyAdvertiser.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Ad = typeof ads.$inferSelect

type Decided = Readonly<{
  ad: Ad
  before: Ad
  /** The change the decision is about. */
  revision: AdRevision | null
  decision: DecisionBody
  /** Secret of the link by which it is contested. */
  token: string | null
  catalogue: SectionCatalogue
}>

const newsOf = async ({
  ad,
  before,
  revision,
  decision,
  token,
  catalogue,
}: Decided): Promise<News | null> => {
  switch (decision.measure) {
    case 'approved':
      return { kind: revision ? 'changeApproved' : 'approved' }
    case 'unblocked':
      return ad.state === 'published' ? { kind: 'restored' } : null
    case 'moved':
    case 'edited': {
      const movedTo = decision.measure === 'moved' ? (await catalogue.sectionOf(ad)).name : null
      const facts = decision.facts?.trim() || null

      return { kind: 'changed', movedTo, facts, token: token ?? '' }
    }
    case 'rejected':
    case 'blocked':
      return {
        kind: revision ? 'changeRejected' : decision.measure,
        ground: decision.ground,
        facts: decision.facts.trim(),
        token: token ?? '',
        canBeMended:
          decision.measure === 'rejected' && !isPaidIn(await catalogue.sectionOf(ad), ad.type),
        wasPicked:
          revision !== null || (before.state === 'waiting_approval' && before.stateReason !== null),
      }
  }
}

/** The letter that goes with a decision. */
export const notifyOfDecision = async (
  tx: Transaction,
  parts: NewsParts,
  decided: Decided,
): Promise<void> => {
  const news = await newsOf(decided)
  if (news) await notifyAdvertiser(tx, parts, decided.ad, news)
}
