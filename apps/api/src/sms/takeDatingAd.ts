import { maskPhones } from '@inzrt/domain/sms'
import { applyEvent } from '../advertising/applyEvent.ts'
import { findObstacles } from '../advertising/findObstacles.ts'
import { insertAd } from '../advertising/insertAd.ts'
import type { SmsCase, SmsResult } from './SmsCase.ts'
import type { SmsParts } from './SmsParts.ts'
import { smsAdValues } from './smsAdValues.ts'
import type { SmsSection } from './smsSection.ts'

/** Whoever sends more in a day than anybody who looks for company is told to wait. */
const ADS_A_DAY = { name: 'SMS ads of number', limit: 3, seconds: 86_400 } as const

/** An ad sent by message: it waits for a person, whatever it says, and shows no number. */
export const takeDatingAd = async (
  { attempts }: SmsParts,
  { tx, sms, now }: SmsCase,
  section: SmsSection,
  text: string,
): Promise<SmsResult> => {
  const { isAllowed } = await attempts.tryOnce(tx, ADS_A_DAY, [sms.msisdn])
  if (!isAllowed) return { outcome: 'too_many' }
  const masked = maskPhones(text)
  const ad = await insertAd(tx, await smsAdValues(tx, { sms, section, text: masked, now }))
  const obstacles = new Set<string>(['sms', ...(await findObstacles(tx, ad, now))])
  if (masked !== text) obstacles.add('contact')
  await applyEvent(tx, {
    ad: { ...ad, stateReason: [...obstacles].join(' ') },
    event: 'create',
    guards: { approvalDue: true },
    section,
    actor: 'owner',
    now,
  })

  return { outcome: 'ad_waiting', adId: ad.id }
}
