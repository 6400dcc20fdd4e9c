import { MINUTE_MS } from '@inzrt/domain/time'
import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { signDelivery } from '@inzrt/protocols/sms/signDelivery'
import * as z from 'zod/mini'
import { unauthenticated } from '../../platform/errors/authProblems.ts'
import type { SmsDelivery, SmsProvider } from './InboundSms.ts'
import { readFields, smsFields } from './smsFields.ts'

/** A delivery is signed when it is sent; older or from the future, it is somebody's copy. */
const LEEWAY_MS = 5 * MINUTE_MS

const BodySchema = z.object({
  id: smsFields.providerMsgId,
  msisdn: smsFields.msisdn,
  shortcode: smsFields.shortcode,
  text: smsFields.text,
  operator: smsFields.operator,
  receivedAt: smsFields.receivedAt,
})

const isRight = (secret: string, { headers, raw, now }: SmsDelivery): boolean => {
  const timestamp = String(headers['x-sms-timestamp'] ?? '')
  const signature = String(headers['x-sms-signature'] ?? '')
  const isFresh =
    /^\d{10}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1_000) <= LEEWAY_MS

  return isSameSecret(signature, signDelivery(secret, timestamp, raw)) && isFresh
}

/** A provider that signs every delivery. */
export const createSignedProvider = (secret: string): SmsProvider => ({
  parseInbound: (delivery) => {
    if (!isRight(secret, delivery)) throw unauthenticated()
    const { id, receivedAt, operator = null, ...message } = readFields(BodySchema, delivery.body)

    return { ...message, operator, providerMsgId: id, receivedAt: new Date(receivedAt) }
  },
  ack: () => 'OK',
})
