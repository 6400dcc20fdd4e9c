import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '@inzrt/domain/time'
import { signDelivery } from '@inzrt/protocols/sms/signDelivery'
import type { Client } from 'undici'

/** A message as a provider brings it. */
export type Delivery = Readonly<{ path: string; headers: Record<string, string>; body: string }>

type Message = Readonly<{ text: string; number: string; from: string }>
type Signing = Readonly<{ secret: string; ageSeconds?: number }>

/** Somebody who brings messages, in good faith or not. */
export const createOperator = (client: Client) => ({
  /** A signed message that came so many hours ago. */
  signed: (
    { text, number, from }: Message,
    { secret, ageSeconds = 0 }: Signing,
    hoursAgo = 0,
  ): Delivery => {
    const body = JSON.stringify({
      id: randomBytes(12).toString('hex'),
      msisdn: from,
      shortcode: number,
      text,
      receivedAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
    })
    const timestamp = String(Math.floor(Date.now() / 1_000) - ageSeconds)
    const headers = {
      'x-sms-timestamp': timestamp,
      'x-sms-signature': signDelivery(secret, timestamp, Buffer.from(body)),
    }

    return { path: '/api/hooks/sms/honest', headers, body }
  },

  bring: async ({ path, headers, body }: Delivery): Promise<number> => {
    const answer = await client.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    await answer.body.dump()

    return answer.statusCode
  },
})
