import { randomUUID } from 'node:crypto'
import { signDelivery } from '@inzrt/protocols/sms/signDelivery'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../api/src/platform/clock/Clock.ts'
import { randomToken } from '../../../api/src/platform/crypto/randomToken.ts'
import { createSignedProvider } from '../../../api/src/premium-sms/providers/createSignedProvider.ts'
import type { SmsProvider } from '../../../api/src/premium-sms/providers/InboundSms.ts'
import { SIMULATOR } from '../../../api/src/premium-sms/providers/parseSmsProviders.ts'

/** A message somebody types into the sandbox's phone. */
type TypedSms = Readonly<{ from: string; number: string; text: string }>

export type SmsSimulator = Readonly<{
  /** How the api knows what the simulator brings. */
  provider: SmsProvider
  /** Brings a message to the api's own address, as an aggregator would; the status it answers. */
  send(app: FastifyInstance, sms: TypedSms): Promise<number>
}>

/** An aggregator of this machine's own, with a secret nobody else has. */
export const createSmsSimulator = (clock: Clock): SmsSimulator => {
  const secret = randomToken(32)

  return {
    provider: createSignedProvider(secret),
    send: async (app, { from, number, text }) => {
      const now = clock()
      const payload = JSON.stringify({
        id: randomUUID(),
        msisdn: from.replace(/\s/g, ''),
        shortcode: number,
        text,
        operator: 'sandbox',
        receivedAt: now.toISOString(),
      })
      const timestamp = String(Math.floor(now.getTime() / 1_000))
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/hooks/sms/${SIMULATOR}`,
        headers: {
          'content-type': 'application/json',
          'x-sms-timestamp': timestamp,
          'x-sms-signature': signDelivery(secret, timestamp, Buffer.from(payload)),
        },
        payload,
      })

      return statusCode
    },
  }
}
