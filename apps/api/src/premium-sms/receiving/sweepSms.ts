import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { inSequence } from '../../platform/jobs/inSequence.ts'
import { recordPartialRefundDue } from '../payments/recordPartialRefundDue.ts'
import { purgeSms } from './purgeSms.ts'

/** The upkeep of premium messages. */
export const sweepSms = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  await inSequence([
    () => recordPartialRefundDue(database, turn),
    () => purgeSms(database, clock, turn),
  ])
}
