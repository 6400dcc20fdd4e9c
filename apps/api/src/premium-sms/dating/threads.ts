import { randomInt } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { smsThreads } from '../../platform/database/schema/sms.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

const CODES = 1_000_000
const TRIES = 20

const newCode = (): string => String(randomInt(CODES)).padStart(6, '0')

const findCode = async (tx: Transaction, adId: number, msisdn: string): Promise<string | null> => {
  const [thread] = await tx
    .select({ code: smsThreads.code })
    .from(smsThreads)
    .where(and(eq(smsThreads.adId, adId), eq(smsThreads.msisdn, msisdn)))

  return thread?.code ?? null
}

/** The code by which an advertiser answers somebody; the same person has the same one for an ad. */
export const threadCode = async (
  tx: Transaction,
  thread: Readonly<{ adId: number; msisdn: string; now: Date }>,
): Promise<string> => {
  const { now, ...who } = thread
  for (let left = TRIES; left > 0; left--) {
    const known = await findCode(tx, who.adId, who.msisdn)
    if (known) return known
    await tx
      .insert(smsThreads)
      .values({ ...who, code: newCode(), createdAt: now })
      .onConflictDoNothing()
  }
  throw new Error('Nearly all codes of answers are taken.')
}

/** Whom an advertiser means by a code they were given, and in which ad. */
export const findThread = async (tx: Transaction, code: string, advertiser: string) => {
  const [found] = await tx
    .select({ msisdn: smsThreads.msisdn, dialCode: ads.dialCode, brandCode: ads.brandCode })
    .from(smsThreads)
    .innerJoin(ads, eq(ads.id, smsThreads.adId))
    .where(and(eq(smsThreads.code, code), eq(ads.phone, advertiser), ne(ads.state, 'deleted')))

  return found ?? null
}
