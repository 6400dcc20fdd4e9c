import { toStems } from '@inzrt/domain/search'
import { plainSigns } from '@inzrt/domain/text'

/** What makes two adverts of a seller one and the same. */
export type FingerprintedAd = Readonly<{
  heading: string
  content: string
  /** E.164, or null when the advert shows no phone. */
  phone: string | null
  /** In hundredths, or null for a price without an amount. */
  priceAmount: number | null
}>

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/** FNV-1a of 64 bits: no secret depends on it, it only has to tell texts apart. */
const hash = (text: string): string => {
  let value = FNV_OFFSET
  for (const sign of text) {
    value = BigInt.asUintN(64, (value ^ BigInt(sign.codePointAt(0) ?? 0)) * FNV_PRIME)
  }

  return value.toString(16).padStart(16, '0')
}

/**
 * A mark that stays the same when a seller repeats an advert with the words shuffled, inflected or
 * decorated: the set of stems, the phone and the price.
 * @returns 16 hexadecimal digits
 */
export const adFingerprint = ({ heading, content, phone, priceAmount }: FingerprintedAd): string =>
  hash(
    [...toStems(plainSigns(`${heading} ${content}`)).sort(), phone ?? '-', priceAmount ?? '-'].join(
      ' ',
    ),
  )
