import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../api/src/platform/database/openDatabase.ts'
import { orders } from '../../../api/src/platform/database/schema/orders.ts'
import { sandboxMessages } from '../../../api/src/platform/database/schema/sandbox.ts'
import { sections } from '../../../api/src/platform/database/schema/sections.ts'
import { smsInbound, smsPaymentParts } from '../../../api/src/platform/database/schema/sms.ts'
import { SIMULATOR } from '../../../api/src/premium-sms/providers/parseSmsProviders.ts'

/** A message of the phone: sent by its owner, or to them. */
export type PhoneMessage = Readonly<{
  isSent: boolean
  other: string
  owner: string
  text: string
  at: Date
}>

/** A message somebody has to send to pay. */
export type WaitingPart = Pick<
  typeof smsPaymentParts.$inferSelect,
  'label' | 'textToSend' | 'destinationNumber'
>

export type PhoneRepository = ReturnType<typeof createPhoneRepository>

const SHOWN = 30
const PARTS_SHOWN = 6

/** What the sandbox's phone shows. */
export const createPhoneRepository = ({ db }: Database) => {
  const received = async (owner: string): Promise<PhoneMessage[]> => {
    const isText = eq(sandboxMessages.channel, 'sms')
    const rows = await db
      .select()
      .from(sandboxMessages)
      .where(owner ? and(isText, eq(sandboxMessages.recipient, owner)) : isText)
      .orderBy(desc(sandboxMessages.id))
      .limit(SHOWN)

    return rows.map(({ sender, recipient, text, sentAt }) => ({
      ...{ isSent: false, other: sender, owner: recipient, text, at: sentAt },
    }))
  }

  const sent = async (owner: string): Promise<PhoneMessage[]> => {
    const isOurs = eq(smsInbound.provider, SIMULATOR)
    const rows = await db
      .select()
      .from(smsInbound)
      .where(owner ? and(isOurs, eq(smsInbound.msisdn, owner)) : isOurs)
      .orderBy(desc(smsInbound.id))
      .limit(SHOWN)

    return rows.map(({ shortcode, msisdn, text, arrivedAt }) => ({
      ...{ isSent: true, other: shortcode, owner: msisdn, text, at: arrivedAt },
    }))
  }

  return {
    /** What a number sent and was sent, or everybody where none is named; the newest first. */
    messages: async (owner: string): Promise<PhoneMessage[]> =>
      [...(await received(owner)), ...(await sent(owner))]
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, SHOWN),

    /** The premium numbers of all sections. */
    numbers: async (): Promise<string[]> => {
      const rows = await db
        .selectDistinct({ number: sections.smsNumber })
        .from(sections)
        .where(isNotNull(sections.smsNumber))
        .orderBy(sections.smsNumber)

      return rows.flatMap(({ number }) => (number ? [number] : []))
    },

    /** What orders under way still wait for, the newest order first. */
    waitingParts: (now: Date): Promise<WaitingPart[]> =>
      db
        .select({
          label: smsPaymentParts.label,
          textToSend: smsPaymentParts.textToSend,
          destinationNumber: smsPaymentParts.destinationNumber,
        })
        .from(smsPaymentParts)
        .innerJoin(orders, eq(orders.id, smsPaymentParts.orderId))
        .where(
          and(
            isNull(smsPaymentParts.inboundId),
            inArray(orders.state, ['awaiting_payment']),
            gt(orders.expiresAt, now),
          ),
        )
        .orderBy(desc(smsPaymentParts.orderId), smsPaymentParts.id)
        .limit(PARTS_SHOWN),
  }
}
