const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/'
const SERVICE = 'http://gpe.cz/pay/pay-ws/proc/v1'

type Fields = Readonly<Record<string, string>>

/** What is asked, in the order it is signed in. */
export const QUESTION_FIELDS = ['messageId', 'provider', 'merchantNumber', 'paymentNumber'] as const

/** What is answered, in the order it is signed in. */
export const STATUS_FIELDS = ['messageId', 'state', 'status', 'subStatus'] as const

/** A refusal, in the order it is signed in. */
export const FAULT_FIELDS = ['messageId', 'primaryReturnCode', 'secondaryReturnCode'] as const

const element = (name: string, value: string): string => `<t:${name}>${value}</t:${name}>`

const envelope = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="${ENVELOPE}" xmlns:p="${SERVICE}" xmlns:t="${SERVICE}/type"><s:Body>${content}</s:Body></s:Envelope>`

const elements = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => element(name, value))
    .join('')

/** The question how a payment stands. No field needs an escape: numbers, Base64 and our own id. */
export const writeQuestion = (fields: Fields): string =>
  envelope(
    `<p:getPaymentStatus><p:paymentStatusRequest>${elements(fields)}</p:paymentStatusRequest></p:getPaymentStatus>`,
  )

/** The answer to it; the sandbox's bank and tests speak so. */
export const writeStatus = (fields: Fields): string =>
  envelope(
    `<p:getPaymentStatusResponse><p:paymentStatusResponse>${elements(fields)}</p:paymentStatusResponse></p:getPaymentStatusResponse>`,
  )

/** A refusal to answer. */
export const writeFault = (fields: Fields): string =>
  envelope(
    `<s:Fault><faultcode>s:Server</faultcode><faultstring>Refused</faultstring><detail><p:serviceException>${elements(fields)}</p:serviceException></detail></s:Fault>`,
  )

/**
 * Reads the simple elements of a message by their names, whatever their prefixes. What is read is
 * believed only when the signature over it is right, so nothing cleverer is needed.
 */
export const readFields = (xml: string, names: readonly string[]): Map<string, string> =>
  new Map(
    names.flatMap((name) => {
      const found = new RegExp(`<(?:[\\w-]+:)?${name}>([^<>&]*)</`).exec(xml)

      return found ? [[name, (found[1] ?? '').trim()] as const] : []
    }),
  )
