import { MINUTE_MS } from '@inzrt/domain/time'
import { SECOND_STEP_PROOF_MINUTES } from '@inzrt/rules/limits'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import { secondStepNeeded } from './secondFactorProblems.ts'
import { hasSecondFactor } from './secondFactors.repository.ts'

export type RequireSecondStep = ReturnType<typeof createRequireSecondStep>

const PROVED_MS = SECOND_STEP_PROOF_MINUTES * MINUTE_MS

type Parts = Readonly<{ database: Database; sessionRows: SessionsRepository; clock: Clock }>

/**
 * Lets a change of how one logs in through where the account takes no second step, or it was taken within this session
 * a moment ago: the one of the login does not count, anyone who found the browser open would have it.
 */
export const createRequireSecondStep =
  ({ database, sessionRows, clock }: Parts) =>
  async ({ userId, sessionId }: SignedIn): Promise<void> => {
    if (!(await hasSecondFactor(database.db, userId))) return
    const at = await sessionRows.secondStepAt(sessionId)
    if (!at || clock().getTime() - at.getTime() >= PROVED_MS) throw secondStepNeeded()
  }
