const MAX_FIELDS = 40
const SPACE = 0x20
const PLUS = 0x2b
const PERCENT = 0x25
const HEX = /^[0-9a-f]{2}$/i

/** Base64: a plus is a plus there, also where somebody forgot to encode it. */
const SIGNATURES: readonly string[] = ['DIGEST', 'DIGEST1']

/** Percent-decodes to bytes; what is no code stays as it stands. */
const decode = (text: string): Buffer => {
  const raw = Buffer.from(text, 'latin1')
  const bytes: number[] = []
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at] as number
    const code = raw.toString('latin1', at + 1, at + 3)
    if (byte === PERCENT && HEX.test(code)) {
      bytes.push(Number.parseInt(code, 16))
      at += 2
    } else bytes.push(byte === PLUS ? SPACE : byte)
  }

  return Buffer.from(bytes)
}

const bytesOf = (name: string, text: string): Buffer => {
  const bytes = decode(text)

  return SIGNATURES.includes(name)
    ? Buffer.from(bytes.toString('latin1').replaceAll(' ', '+'), 'latin1')
    : bytes
}

/**
 * Fields of the gateway's return, from the raw query or form, each byte a character (Latin-1). Its
 * signature covers bytes in whatever encoding, so nothing is read as text before it is verified.
 * Null: no return of a gateway, which never says anything twice.
 * @example parseReturn('PRCODE=0&RESULTTEXT=Schv%E1leno')?.get('RESULTTEXT') // <Buffer … e1 …>
 */
export const parseReturn = (raw: string): ReadonlyMap<string, Buffer> | null => {
  const pairs = raw.split('&').filter(Boolean)
  if (pairs.length > MAX_FIELDS) return null
  const fields = new Map<string, Buffer>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = at < 0 ? pair : pair.slice(0, at)
    if (fields.has(name)) return null
    fields.set(name, bytesOf(name, at < 0 ? '' : pair.slice(at + 1)))
  }

  return fields
}
