import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import * as z from 'zod/mini'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { unauthenticated } from '../../platform/errors/authProblems.ts'
import type { SmsProvider } from './InboundSms.ts'
import { readFields, smsFields } from './smsFields.ts'

const BodySchema = z.object({
  id: smsFields.providerMsgId,
  sender: smsFields.msisdn,
  recipient: smsFields.shortcode,
  message: smsFields.text,
  operator: smsFields.operator,
  time: smsFields.receivedAt,
})

/** A provider that posts its key with every message, as JSON or as a form. */
export const createKeyedProvider = (secret: string): SmsProvider => {
  const expected = sha256(secret)

  return {
    parseInbound: ({ body }) => {
      if (!isSameSecret(sha256(String(body.api_key ?? '')), expected)) throw unauthenticated()
      const { id, sender, recipient, message, operator, time } = readFields(BodySchema, body)

      return {
        providerMsgId: id,
        msisdn: sender,
        shortcode: recipient,
        text: message,
        operator: operator ?? null,
        receivedAt: new Date(time),
      }
    },
    ack: () => 'OK',
  }
}
