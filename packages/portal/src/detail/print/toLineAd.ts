import { type AdType, adTypeLabel } from '@inzrt/domain/listing'
import type { Locality } from '@inzrt/domain/locality'
import { localityName } from '@inzrt/domain/locality'
import type { Price } from '@inzrt/domain/price'
import { lineAd } from '@inzrt/domain/print'
import type { LineAd } from '@inzrt/ui/detail/LineAdPreview.tsx'

type Shown = Readonly<{
  type: AdType
  heading: string
  content?: string
  price: Price
  PSC: Locality
  dialCode?: string
  wording?: string
}>

/** An ad as the paper sets it: what it is, its first words in capitals, then what fits, price, town and code. */
export const toLineAd = ({ type, PSC, ...ad }: Shown): LineAd => {
  const { lead, text, code } = lineAd({ ...ad, town: localityName(PSC) })

  return {
    kind: type === 'offer' ? '' : `${adTypeLabel(type)}: `,
    lead,
    text: code ? `${text} → ${code}` : text,
  }
}
