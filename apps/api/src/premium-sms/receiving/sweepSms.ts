import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { oweHalfPaid } from '../payments/oweHalfPaid.ts'
import { forgetSms } from './forgetSms.ts'

/** The upkeep of premium messages. */
export const sweepSms = async (
  database: Database,
  clock: Clock,
  turn?: AbortSignal,
): Promise<void> => {
  await oweHalfPaid(database, turn)
  await forgetSms(database, clock, turn)
}
