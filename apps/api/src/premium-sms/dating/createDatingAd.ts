import { maskPhones } from '@inzrt/domain/contact'
import { eq } from 'drizzle-orm'
import { applyEvent } from '../../advertising/editing/applyEvent.ts'
import { settlePayment } from '../../advertising/orders/paying/settlePayment.ts'
import { placeOrder } from '../../advertising/orders/placing/placeOrder.ts'
import { insertAd } from '../../advertising/placing/insertAd.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import { smsPaymentParts } from '../../platform/database/schema/sms.ts'
import type { SmsCase, SmsResult } from '../receiving/SmsCase.ts'
import type { SmsParts } from '../SmsParts.ts'
import { smsAdValues } from './smsAdValues.ts'
import type { SmsSection } from './smsSection.ts'

type Ad = typeof ads.$inferSelect

/** Anyone who sends more in a day than anybody who looks for company is told to wait. */
const ADS_A_DAY = { name: 'SMS ads of number', limit: 3, seconds: 86_400 } as const

/** The message that brought the ad has paid for it: what it cost is an order like others. */
const payByMessage = async (
  { orders }: SmsParts,
  { tx, catalogue, inboundId, now }: SmsCase,
  ad: Ad,
  section: SmsSection,
): Promise<void> => {
  const { order } = await placeOrder(tx, orders, {
    ad,
    kind: 'publish',
    method: 'sms',
    userId: null,
    email: null,
    now,
    things: [{ kind: 'publish', label: 'SMS inzerát', card: null, sms: section.smsPrice }],
    addInfo: { consentStartNow: true },
  })
  await tx.update(smsPaymentParts).set({ inboundId }).where(eq(smsPaymentParts.orderId, order.id))
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id))
  if (!payment) throw new Error('The payment of an SMS ad was not kept.')
  await settlePayment(tx, orders, catalogue, { paymentId: payment.id, event: 'succeed' })
}

/** An ad sent by message: it waits for a person, whatever it says, and shows no number. */
export const createDatingAd = async (
  parts: SmsParts,
  smsCase: SmsCase,
  section: SmsSection,
  text: string,
): Promise<SmsResult> => {
  const { tx, sms, now } = smsCase
  const { isAllowed } = await parts.attempts.tryOnce(tx, ADS_A_DAY, [sms.msisdn])
  if (!isAllowed) return { outcome: 'too_many' }
  const values = await smsAdValues(tx, { sms, section, text: maskPhones(text), now })
  const ad = await applyEvent(tx, {
    ad: await insertAd(tx, values),
    event: 'create',
    section,
    actor: 'owner',
    now,
    guards: { paymentDue: true },
  })
  await payByMessage(parts, smsCase, ad, section)

  return { outcome: 'ad_waiting', adId: ad.id }
}
