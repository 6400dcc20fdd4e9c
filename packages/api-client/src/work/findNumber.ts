import type { Work } from '@inzrt/contracts/wire/work'
import { sha256 } from '@noble/hashes/sha2.js'

/** Tries between which the page may draw and hear: some milliseconds. */
const TRIES_AT_ONCE = 2_000

const yieldToOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const zeroBits = (hash: Uint8Array): number =>
  Math.clz32(new DataView(hash.buffer, hash.byteOffset).getUint32(0))

/** The number that makes the hash of a challenge begin with enough zero bits. */
export const findNumber = async ({ challenge, bits }: Work): Promise<number> => {
  const encoder = new TextEncoder()
  for (let number = 0; ; number += 1) {
    if (zeroBits(sha256(encoder.encode(`${challenge}.${number}`))) >= bits) return number
    if (number % TRIES_AT_ONCE === TRIES_AT_ONCE - 1) await yieldToOthers()
  }
}
