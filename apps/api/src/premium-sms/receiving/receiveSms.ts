import { isSmsRefundDue, smsPrice, smsReply } from '@inzrt/rules/sms'
import { eq } from 'drizzle-orm'
import { smsInbound } from '../../platform/database/schema/sms.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { smsSectionOf } from '../dating/smsSection.ts'
import type { InboundSms } from '../providers/InboundSms.ts'
import type { SmsParts } from '../SmsParts.ts'
import { brandOfNumber } from './brandOfNumber.ts'
import { decideSms } from './decideSms.ts'
import type { SmsCase, SmsResult } from './SmsCase.ts'

/** An answering machine that answers our answers is left alone after so many. */
const ANSWERS = { name: 'SMS answers to number', limit: 30, seconds: 3_600 } as const

/** Keeps a message; null: it came before, perhaps this very moment. */
const keep = async (
  tx: Transaction,
  provider: string,
  sms: InboundSms,
  now: Date,
): Promise<number | null> => {
  const [kept] = await tx
    .insert(smsInbound)
    .values({ ...sms, provider, arrivedAt: now })
    .onConflictDoNothing()
    .returning({ id: smsInbound.id })

  return kept?.id ?? null
}

const finish = async ({ tx, sms, inboundId }: SmsCase, { outcome, adId }: SmsResult) => {
  const refundAmount = isSmsRefundDue(outcome) ? (smsPrice(sms.shortcode) ?? 0) : 0
  await tx
    .update(smsInbound)
    .set({ outcome, refundAmount, adId: adId ?? null })
    .where(eq(smsInbound.id, inboundId))
}

const answer = async (
  { attempts, outbox, prefixes }: SmsParts,
  { tx, sms, inboundId, section, catalogue }: SmsCase,
  { outcome, number = section?.smsNumber ?? sms.shortcode }: SmsResult,
): Promise<void> => {
  const { isAllowed } = await attempts.tryOnce(tx, ANSWERS, [sms.msisdn])
  if (!isAllowed) return
  await outbox.enqueue(tx, {
    channel: 'sms',
    brand: brandOfNumber(sms.shortcode, catalogue, prefixes),
    to: sms.msisdn,
    template: 'smsAnswer',
    payload: { text: smsReply(outcome, number) },
    dedupeKey: `sms-answer:${inboundId}`,
  })
}

/**
 * Deals with a message: keeps it, does what it asks for, notes what is owed back and answers, all of
 * it or nothing. A message that came before changes nothing.
 */
export const receiveSms = async (
  parts: SmsParts,
  provider: string,
  sms: InboundSms,
): Promise<void> => {
  const catalogue = await parts.sections.catalogue()
  const now = parts.clock()
  await parts.database.db.transaction(async (tx) => {
    const inboundId = await keep(tx, provider, sms, now)
    if (inboundId === null) return
    const section = smsSectionOf(catalogue)
    const smsCase = { tx, inboundId, sms, catalogue, section, now }
    const result = await decideSms(parts, smsCase)
    await finish(smsCase, result)
    await answer(parts, smsCase, result)
  })
}
