import { and, eq, inArray, isNull } from 'drizzle-orm'
import { applyEvent } from '../../advertising/editing/applyEvent.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { smsStops } from '../../platform/database/schema/sms.ts'
import type { SmsCase, SmsResult } from './SmsCase.ts'

/** Sends a number nothing more, and takes its ads away: nobody could be answered. */
export const stopService = async ({ tx, sms, catalogue, now }: SmsCase): Promise<SmsResult> => {
  const { msisdn } = sms
  await tx.insert(smsStops).values({ msisdn, createdAt: now }).onConflictDoNothing()
  const live = await tx
    .select()
    .from(ads)
    .where(
      and(
        eq(ads.phone, msisdn),
        eq(ads.source, 'sms'),
        // The index of phones holds ads without an account, which an SMS ad never has.
        isNull(ads.userId),
        inArray(ads.state, ['waiting_approval', 'published', 'paused']),
      ),
    )
    .for('update')
  for (const ad of live)
    await applyEvent(tx, {
      ad,
      ...(ad.state === 'waiting_approval'
        ? { event: 'delete' }
        : { event: 'close', guards: { closeReason: 'withdrawn' } }),
      section: await catalogue.sectionOf(ad),
      actor: 'owner',
      now,
    })

  return { outcome: 'stopped' }
}
