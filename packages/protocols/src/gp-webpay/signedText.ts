/** Fields of a request in the order they are signed in; `LANG` would not be signed. */
export const REQUEST_FIELDS = [
  'MERCHANTNUMBER',
  'OPERATION',
  'ORDERNUMBER',
  'AMOUNT',
  'CURRENCY',
  'DEPOSITFLAG',
  'MERORDERNUM',
  'URL',
  'DESCRIPTION',
  'MD',
] as const

/** Fields of an answer in the order they are signed in. */
export const ANSWER_FIELDS = [
  'OPERATION',
  'ORDERNUMBER',
  'MERORDERNUM',
  'MD',
  'PRCODE',
  'SRCODE',
  'RESULTTEXT',
  'USERPARAM1',
  'ADDINFO',
  'TOKEN',
  'EXPIRY',
  'ACSRES',
  'ACCODE',
  'PANPATTERN',
  'DAYTOCAPTURE',
  'TOKENREGSTATUS',
  'ACRC',
  'RRN',
  'PAR',
  'TRACEID',
] as const

const PIPE = Buffer.from('|')

/**
 * Bytes that are signed: the fields there are, in their order, with `|` between. A field that is
 * there and empty counts, one that is not there does not.
 */
export const signedBytes = (
  order: readonly string[],
  fields: ReadonlyMap<string, Buffer>,
): Buffer => {
  const present = order.flatMap((name) => fields.get(name) ?? [])

  return Buffer.concat(present.flatMap((value, at) => (at === 0 ? [value] : [PIPE, value])))
}

/** The same for fields as strings, each byte a character (Latin-1); ours are plain ASCII. */
export const signedText = (
  order: readonly string[],
  fields: Readonly<Record<string, string>>,
): Buffer =>
  signedBytes(
    order,
    new Map(Object.entries(fields).map(([name, value]) => [name, Buffer.from(value, 'latin1')])),
  )
