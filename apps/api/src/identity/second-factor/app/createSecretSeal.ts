import type { SealKeys } from '@inzrt/settings/SealKeys'
import { seal, unseal } from '@inzrt/settings/seal'
import { deriveKey } from '../../../platform/crypto/deriveKey.ts'
import type { TokenKeys } from '../../tokens/TokenKey.ts'

export type SecretSeal = ReturnType<typeof createSecretSeal>

const PURPOSE = 'app secrets'

/**
 * Seals secrets of apps: who reads the database alone makes no codes. A sealed one tells by which key, and opens for its
 * own account only.
 */
export const createSecretSeal = (keys: TokenKeys) => {
  const [first, ...others] = keys
  const toSealKey = ({ id, secret }: (typeof keys)[number]) => ({
    id,
    secret: deriveKey(secret, PURPOSE),
  })
  const sealKeys: SealKeys = [toSealKey(first), ...others.map(toSealKey)]
  const purposeOf = (userId: number): string => `${PURPOSE} ${userId}`

  return {
    seal: (userId: number, secret: Buffer): string =>
      seal(sealKeys, purposeOf(userId), secret.toString('base64url')),

    /** @returns null when its key is one of ours no longer */
    open: (userId: number, sealed: string): Buffer | null => {
      const secret = unseal(sealKeys, purposeOf(userId), sealed)

      return secret === null ? null : Buffer.from(secret, 'base64url')
    },

    /** Begins every text sealed with the key that seals now. */
    present: `${first.id}.`,
  }
}
