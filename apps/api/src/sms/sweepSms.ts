import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { forgetSms } from './forgetSms.ts'
import { oweHalfPaid } from './oweHalfPaid.ts'

/** The upkeep of premium messages. */
export const sweepSms = async (database: Database, clock: Clock): Promise<void> => {
  await oweHalfPaid(database)
  await forgetSms(database, clock)
}
