import { randomUUID } from 'node:crypto'
import { signDelivery } from '@inzrt/protocols/sms/signDelivery'

/** A message somebody types into the phone. */
export type TypedSms = Readonly<{ from: string; number: string; text: string }>

type Way = Readonly<{ url: string; secret: string; now: Date }>

/** Brings a message to the product, as an aggregator does; the status it answers. */
export const deliverSms = async (
  { url, secret, now }: Way,
  { from, number, text }: TypedSms,
): Promise<number> => {
  const body = JSON.stringify({
    id: randomUUID(),
    msisdn: from.replace(/\s/g, ''),
    shortcode: number,
    text,
    operator: 'sandbox',
    receivedAt: now.toISOString(),
  })
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sms-timestamp': timestamp,
      'x-sms-signature': signDelivery(secret, timestamp, Buffer.from(body)),
    },
    body,
  })
  await answer.body?.cancel()

  return answer.status
}
