import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6

/** Which step of thirty seconds a moment lies in (RFC 6238). */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS)

/** The code of a secret in one step (RFC 4226): SHA-1, which all apps know. */
export const appCode = (secret: Uint8Array, step: number): string => {
  const moving = Buffer.alloc(8)
  moving.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(moving).digest()
  const at = hash.readUInt8(hash.length - 1) & 0xf

  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** DIGITS).padStart(DIGITS, '0')
}
