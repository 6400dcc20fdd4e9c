import type { Clock } from '../../clock/Clock.ts'
import type { Database } from '../../database/openDatabase.ts'
import { oweHalfPaid } from '../payments/oweHalfPaid.ts'
import { forgetSms } from './forgetSms.ts'

/** The upkeep of premium messages. */
export const sweepSms = async (database: Database, clock: Clock): Promise<void> => {
  await oweHalfPaid(database)
  await forgetSms(database, clock)
}
