import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'

/** A decision about one ad, as it was read by the person who decides. */
export type AdDecision = Readonly<{
  id: number
  version: number
  decision: DecisionBody
  moderator: SignedIn
  catalogue: SectionCatalogue
  now: Date
}>
