import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'

export type LetterLinks = ReturnType<typeof createLetterLinks>

/** What the link does: renews the ad, or says that it still holds, or that all its advertiser was asked about with it do. */
type Purpose = 'renew' | 'still valid' | 'all still valid'

/**
 * Secret parts of links in letters about an ad. Each is good for one occasion, the end or the
 * question it speaks of: once that has passed, the link does nothing.
 */
export const createLetterLinks = (key: Buffer) => {
  const sign = (purpose: Purpose, adId: number, occasion: Date): string =>
    keyedHash(key, purpose, String(adId), occasion.toISOString())

  return {
    sign,
    opens: (
      token: string | undefined,
      purpose: Purpose,
      adId: number,
      occasion: Date | null,
    ): boolean =>
      token !== undefined &&
      occasion !== null &&
      isSameSecret(token, sign(purpose, adId, occasion)),
  }
}
