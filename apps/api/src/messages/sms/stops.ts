import { eq } from 'drizzle-orm'
import { smsStops } from '../../platform/database/schema/sms.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/** Whether a number asked for no more messages. */
export const isStopped = async (tx: Transaction, msisdn: string): Promise<boolean> => {
  const [stop] = await tx.select().from(smsStops).where(eq(smsStops.msisdn, msisdn))

  return stop !== undefined
}

/** Anyone who writes again wants to be written to again. */
export const endStop = async (tx: Transaction, msisdn: string): Promise<void> => {
  await tx.delete(smsStops).where(eq(smsStops.msisdn, msisdn))
}
