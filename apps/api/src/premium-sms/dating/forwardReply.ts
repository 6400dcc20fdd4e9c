import { fromHundredths } from '@inzrt/domain/price'
import { and, eq } from 'drizzle-orm'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import { isStopped } from '../../messages/sms/stops.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SmsCase, SmsResult } from '../receiving/SmsCase.ts'
import type { SmsParts } from '../SmsParts.ts'
import type { SmsSection } from './smsSection.ts'
import { findThread, threadCode } from './threads.ts'

const REPLIES_A_DAY = { name: 'SMS replies of number', limit: 30, seconds: 86_400 } as const
/** Codes have six digits: anyone who misses this often is guessing. */
const MISSES = { name: 'SMS codes missed by number', limit: 5, seconds: 3_600 } as const

type Reply = Readonly<{ code: string; text: string }>
type Letter = Readonly<{ to: string; from: string; code: string }>

const findAd = async (tx: Transaction, dialCode: string, now: Date) => {
  const [ad] = await tx
    .select({ id: ads.id, phone: ads.phone, dialCode: ads.dialCode })
    .from(ads)
    .where(and(eq(ads.dialCode, dialCode), whereShown(now), eq(ads.source, 'sms')))

  return ad ?? null
}

/** Who gets a reply: the advertiser of a code, or somebody who answered them before. */
const addressee = async ({ tx, sms, now }: SmsCase, code: string): Promise<Letter | null> => {
  const thread = await findThread(tx, code, sms.msisdn)
  if (thread)
    return {
      to: thread.msisdn,
      from: `inzerenta, inzerat ${thread.dialCode}`,
      code: thread.dialCode,
    }
  const ad = await findAd(tx, code, now)
  if (!ad?.phone || ad.phone === sms.msisdn) return null
  const answer = await threadCode(tx, { adId: ad.id, msisdn: sms.msisdn, now })

  return { to: ad.phone, from: `zajemce o inzerat ${ad.dialCode}`, code: answer }
}

/** Hands a reply on. Neither side learns the other's number; each answers by a code. */
export const forwardReply = async (
  { attempts, outbox }: SmsParts,
  smsCase: SmsCase,
  section: SmsSection,
  { code, text }: Reply,
): Promise<SmsResult> => {
  const { tx, sms, inboundId } = smsCase
  const misses = await attempts.tryOnce(tx, MISSES, [sms.msisdn])
  const replies = await attempts.tryOnce(tx, REPLIES_A_DAY, [sms.msisdn])
  if (!misses.isAllowed || !replies.isAllowed) return { outcome: 'too_many' }
  const letter = await addressee(smsCase, code)
  if (!letter || (await isStopped(tx, letter.to))) return { outcome: 'reply_to_nobody' }
  await attempts.giveBack(tx, MISSES, sms.msisdn)
  const how = `RE ${letter.code} text na ${section.smsNumber}, ${fromHundredths(section.smsPrice)} Kc`
  await outbox.enqueue(tx, {
    channel: 'sms',
    brand: section.brandCode,
    to: letter.to,
    template: 'smsReply',
    payload: { text: `Od ${letter.from}: ${text} Odpoved: ${how}.` },
    dedupeKey: `sms-reply:${inboundId}`,
  })

  return { outcome: 'reply_sent' }
}
