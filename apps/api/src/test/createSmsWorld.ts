import { randomBytes } from 'node:crypto'
import { signDelivery } from '@inzrt/protocols/sms/signDelivery'
import { and, desc, eq } from 'drizzle-orm'
import { ads } from '../platform/database/schema/ads.ts'
import { outbox } from '../platform/database/schema/outbox.ts'
import { smsInbound } from '../platform/database/schema/sms.ts'
import { createModerators } from './createModerators.ts'
import { SMS_SECRET } from './createTestApp.ts'

export const DATING_NUMBER = '9093333'

type Sent = Readonly<{
  from?: string
  to?: string
  id?: string
  secret?: string
  /** Seconds by which the signature is older than now. */
  signedAgo?: number
  receivedAt?: Date
}>

/** A number nobody else has, so that limits of numbers are met on purpose only. */
export const anyNumber = (): string =>
  `+420777${String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, '0')}`

/** The API with a section that takes ads by SMS, and a provider that signs. */
export const createSmsWorld = async () => {
  const world = await createModerators()
  const { db } = world.database
  const section = await world.addSection({
    brandCode: 'adult',
    slug: 'sms-vzkazy',
    name: 'SMS vzkazy',
    isExchange: false,
    smsCanBePaid: true,
    smsPrice: 3_300,
    smsNumber: DATING_NUMBER,
    smsKeyword: 'IN IE',
    validDays: 14,
  })

  const deliver = (payload: string, headers: Record<string, string>, provider = 'ats') =>
    world.ask(`/api/hooks/sms/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  const headersOf = (payload: string, { secret = SMS_SECRET, signedAgo = 0 }: Sent) => {
    const timestamp = String(Math.floor(world.clock.read().getTime() / 1_000) - signedAgo)

    return {
      'x-sms-timestamp': timestamp,
      'x-sms-signature': signDelivery(secret, timestamp, Buffer.from(payload)),
    }
  }

  /** A message as the provider hands it over. */
  const send = (text: string, sent: Sent = {}) => {
    const payload = JSON.stringify({
      id: sent.id ?? randomBytes(8).toString('hex'),
      msisdn: sent.from ?? anyNumber(),
      shortcode: sent.to ?? DATING_NUMBER,
      text,
      receivedAt: (sent.receivedAt ?? world.clock.read()).toISOString(),
    })

    return deliver(payload, headersOf(payload, sent))
  }

  return {
    ...world,
    section,
    deliver,
    headersOf,
    send,

    /** What was sent to a number, the last first. */
    texts: async (to: string): Promise<string[]> => {
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, to), eq(outbox.channel, 'sms')))
        .orderBy(desc(outbox.id))

      return rows.map(({ payload }) => String(payload.text))
    },

    /** The ads of a number, the last first. */
    adsOf: (phone: string) =>
      db.select().from(ads).where(eq(ads.phone, phone)).orderBy(desc(ads.id)),

    /** What was noted of a number's messages, the last first. */
    inboundOf: (msisdn: string) =>
      db
        .select()
        .from(smsInbound)
        .where(eq(smsInbound.msisdn, msisdn))
        .orderBy(desc(smsInbound.id)),

    /** A message that became an ad, and a moderator who let it out. */
    publish: async (text: string, from = anyNumber()) => {
      await send(text, { from })
      const [ad] = await db
        .update(ads)
        .set({ state: 'published', publishedAt: world.clock.read() })
        .where(eq(ads.phone, from))
        .returning()
      if (!ad) throw new Error('The message became no ad.')

      return { ...ad, from }
    },
  }
}
