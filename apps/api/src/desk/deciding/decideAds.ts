import type { DecideBody, Outcome } from '@inzrt/contracts/desk/decision'
import { recordRefusal } from '../../platform/audit/recordRefusal.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { decideAd } from './decideAd.ts'

type Refusal = Readonly<{ id: number; error: unknown; moderator: SignedIn; now: Date }>

/** One of many that was not done is said and written down; the others go on. */
const refuse = async (
  { database }: ModerationParts,
  { id, error, moderator, now }: Refusal,
): Promise<Outcome> => {
  if (!(error instanceof Problem) || error.status === 422) throw error
  const { message } = error
  await recordRefusal(database, moderator, { entity: 'ad', entityId: id, message }, now)

  return { id, isDone: false, message }
}

/** Decides about ads one by one, each in a transaction of its own: one that went away stops no other. */
export const decideAds = async (
  parts: ModerationParts,
  { ads, decision }: DecideBody,
  moderator: SignedIn,
): Promise<Outcome[]> => {
  const catalogue = await parts.sections.catalogue()
  const now = parts.clock()
  const outcomes: Outcome[] = []
  for (const { id, version } of ads) {
    const asked = { id, version, decision, moderator, catalogue, now }
    try {
      await parts.database.db.transaction((tx) => decideAd(tx, parts, asked))
      outcomes.push({ id, isDone: true, message: null })
    } catch (error) {
      if (ads.length === 1) throw error
      outcomes.push(await refuse(parts, { id, error, moderator, now }))
    }
  }

  return outcomes
}
