import { createHmac } from 'node:crypto'
import { productTime } from './clock.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** What an app keeps of a key that is typed into it. */
const bytesOf = (key: string): Buffer => {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')

  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** An app on a phone: shows the code of a key so many half minutes from now. */
export const authenticatorApp = async (key: string, ahead = 0): Promise<string> => {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor((await productTime()) / STEP_MS) + ahead))
  const hash = createHmac('sha1', bytesOf(key)).update(step).digest()
  const at = (hash.at(-1) ?? 0) & 0xf

  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
