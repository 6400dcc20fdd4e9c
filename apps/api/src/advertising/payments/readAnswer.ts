/** What the gateway said, read as text once it is verified. */
export type GatewayAnswer = Readonly<{
  operation: string
  bankOrderNumber: string
  publicNo: string
  merchantData: string
  prCode: number
  srCode: number
  resultText: string | null
}>

const LONGEST_TEXT = 255
const CODE = /^\d{1,6}$/
/** No code of the gateway: leaves the payment to be looked into. */
const NO_CODE = -1

const code = (bytes: Buffer | undefined): number => {
  const text = bytes?.toString('latin1') ?? ''

  return CODE.test(text) ? Number(text) : NO_CODE
}

/** Documented as CP1250, sent as UTF-8 too. */
const czech = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/** Reads the fields of an answer that we act by. */
export const readAnswer = (fields: ReadonlyMap<string, Buffer>): GatewayAnswer => {
  const text = (name: string): string => fields.get(name)?.toString('latin1') ?? ''
  const result = fields.get('RESULTTEXT')

  return {
    operation: text('OPERATION'),
    bankOrderNumber: text('ORDERNUMBER'),
    publicNo: text('MERORDERNUM'),
    merchantData: text('MD'),
    prCode: code(fields.get('PRCODE')),
    srCode: code(fields.get('SRCODE')),
    resultText: result
      ? czech(result)
          .replace(/\p{Cc}/gu, ' ')
          .slice(0, LONGEST_TEXT)
      : null,
  }
}
