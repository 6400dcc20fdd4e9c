import { randomBytes } from 'node:crypto'
import { isSignedBy, signBytes } from '@inzrt/protocols/gp-webpay/signature'
import { signedText } from '@inzrt/protocols/gp-webpay/signedText'
import {
  QUESTION_FIELDS,
  readFields,
  STATUS_FIELDS,
  writeQuestion,
} from '@inzrt/protocols/gp-webpay/statusMessages'
import { bankStatus, type PaymentEvent } from '@inzrt/rules/order'
import type { Gateway } from './Gateway.ts'

/** How a payment stands at the gateway, as far as it says so. */
export type GatewayStatus = Readonly<{
  event: PaymentEvent | null
  /** `CAPTURED PENDING_SETTLEMENT`: for anyone who looks at it. */
  said: string
  signed: Buffer
  signature: string
}>

export type AskGateway = (bankOrderNumber: string) => Promise<GatewayStatus | null>

const TIMEOUT_MS = 5_000
const LONGEST_ANSWER = 20_000
const ID_BYTES = 15

const question = ({ merchantNumber, shopKey }: Gateway, provider: string, number: string) => {
  const messageId = randomBytes(ID_BYTES).toString('hex')
  const fields = { messageId, provider, merchantNumber, paymentNumber: number }
  const signature = signBytes(signedText(QUESTION_FIELDS, fields), shopKey)

  return { messageId, xml: writeQuestion({ ...fields, signature }) }
}

/** Null: a refusal, or an answer that is not the gateway's, or to another question. */
const readStatus = (
  { gatewayKey }: Gateway,
  messageId: string,
  xml: string,
): GatewayStatus | null => {
  const fields = readFields(xml, [...STATUS_FIELDS, 'signature'])
  const signature = fields.get('signature') ?? ''
  const signed = signedText(STATUS_FIELDS, Object.fromEntries(fields))
  const status = fields.get('status') ?? ''
  const isAnswer = fields.get('messageId') === messageId && status !== ''
  if (!isAnswer || !isSignedBy(signed, signature, gatewayKey)) return null
  const subStatus = fields.get('subStatus') ?? ''

  return {
    event: bankStatus(status, subStatus),
    signed,
    signature,
    said: `${status} ${subStatus}`.trim(),
  }
}

/**
 * Asks the gateway's web service how a payment stands. An answer counts only under its signature and
 * to the question that was asked; a gateway that is silent, busy or refuses says nothing.
 */
export const createAskGateway =
  (gateway: Gateway): AskGateway =>
  async (bankOrderNumber) => {
    if (!gateway.inquiry) return null
    const { url, provider } = gateway.inquiry
    const { messageId, xml } = question(gateway, provider, bankOrderNumber)
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
        body: xml,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await answer.text()

      return text.length > LONGEST_ANSWER ? null : readStatus(gateway, messageId, text)
    } catch {
      return null
    }
  }
