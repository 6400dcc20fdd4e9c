import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SealKeys } from './SealKeys.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^([\w-]{1,16})\.([A-Za-z0-9_-]{39,})$/

const boundTo = (purpose: string, keyId: string): Buffer => Buffer.from(`${purpose}|${keyId}`)

/**
 * Encrypts a text so that only we can read or change it. `purpose` is bound in: what was sealed for one
 * cookie, or for one site, opens nowhere else.
 */
export const seal = ([key]: SealKeys, purpose: string, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key.secret, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(purpose, key.id))
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]

  return `${key.id}.${Buffer.concat(parts).toString('base64url')}`
}

/** The text, or null for anything we did not seal for this purpose with a key we still have. */
export const unseal = (keys: SealKeys, purpose: string, sealed: string): string | null => {
  const [, keyId, packed] = SEALED.exec(sealed) ?? []
  const key = keys.find(({ id }) => id === keyId)
  const bytes = Buffer.from(packed ?? '', 'base64url')
  if (!key || bytes.toString('base64url') !== packed) return null

  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key.secret, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(boundTo(purpose, key.id))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Whether it looks sealed with a key we do not have: another bff may have it already, or still. */
export const isOfOtherKey = (keys: SealKeys, sealed: string): boolean => {
  const [, keyId] = SEALED.exec(sealed) ?? []

  return keyId !== undefined && !keys.some(({ id }) => id === keyId)
}
