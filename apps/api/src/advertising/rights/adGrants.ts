import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { AD_PASSWORD_MINUTES } from '@inzrt/rules/limits'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'

export type AdGrants = ReturnType<typeof createAdGrants>

/** Seconds a right ad password opens an ad. */
export const GRANT_SECONDS = AD_PASSWORD_MINUTES * 60

/** Signed permissions to change one ad for ten minutes. They say nothing but that. */
export const createAdGrants = (key: Buffer) => {
  const sign = (adId: number, endsAt: number): string =>
    keyedHash(key, 'ad grant', String(adId), String(endsAt))

  return {
    issue: (adId: number, now: Date): string => {
      const endsAt = Math.floor(now.getTime() / 1_000) + GRANT_SECONDS

      return `${adId}.${endsAt}.${sign(adId, endsAt)}`
    },

    opens: (grant: string | null, adId: number, now: Date): boolean => {
      const [id, endsAt = '', signature = ''] = grant?.split('.') ?? []
      if (Number(id) !== adId || Number(endsAt) * 1_000 <= now.getTime()) return false

      return isSameSecret(signature, sign(adId, Number(endsAt)))
    },
  }
}
