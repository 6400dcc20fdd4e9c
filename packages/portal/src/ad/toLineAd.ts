import { type Locality, localityName } from '@inzrt/domain/locality'
import type { Price } from '@inzrt/domain/price'
import { lineAd } from '@inzrt/domain/print'
import { type AdType, adTypeLabel } from '@inzrt/rules/listing'
import type { LineAd } from '@inzrt/ui/detail/print/LineAd.ts'

type Shown = Readonly<{
  type: AdType
  heading: string
  content?: string | undefined
  facts?: readonly string[] | undefined
  price: Price
  PSC: Locality
  dialCode?: string | undefined
  wording?: string | undefined
  /** It is highlighted, so it stands in a box. */
  isBoxed?: boolean | undefined
}>

const kindOf = (type: AdType, isBoxed: boolean): string => {
  if (type === 'offer') return ''

  return isBoxed ? adTypeLabel(type) : `${adTypeLabel(type)}: `
}

/** An ad as the paper sets it: what it is, its first words in capitals, then what fits, price, town and code. */
export const toLineAd = ({ type, PSC, isBoxed = false, ...ad }: Shown): LineAd => {
  const { lead, text, code } = lineAd({ ...ad, isBoxed, town: localityName(PSC) })

  return {
    kind: kindOf(type, isBoxed),
    lead,
    text: code ? `${text} → ${code}` : text,
    ...(isBoxed && { isBoxed }),
  }
}
