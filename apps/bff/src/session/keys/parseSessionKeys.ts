import type { SealKey, SealKeys } from '@inzrt/settings/SealKeys'

const KEY = /^([a-z0-9]{1,12}):([A-Za-z0-9_-]{43})$/

const parseKey = (text: string): SealKey => {
  const [, id, secret] = KEY.exec(text) ?? []
  if (!id || !secret) {
    throw new Error('SESSION_KEYS is no list of name:key with keys of 32 bytes in base64url')
  }
  return { id, secret: Buffer.from(secret, 'base64url') }
}

/**
 * Reads `name:key` pairs separated by commas or lines. The texts of keys are in no message.
 * @example parseSessionKeys(`b:${newKey},a:${oldKey}`)
 */
export const parseSessionKeys = (text: string): SealKeys => {
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(parseKey)
  if (!first) throw new Error('SESSION_KEYS is empty')
  if (others.some(({ id }) => id === first.id)) throw new Error('SESSION_KEYS names a key twice')
  return [first, ...others]
}
