import type { Locality } from '@inzrt/domain/locality'
import { localityName } from '@inzrt/domain/locality'
import { formatPrice, type Price } from '@inzrt/domain/price'
import { truncate } from '@inzrt/domain/text'
import type { LineAd } from '@inzrt/ui/detail/LineAdPreview.tsx'

const LEAD_WORDS = 2
const TEXT_MAX = 60

type Printed = Readonly<{ heading: string; price: Price; PSC: Locality; dialCode?: string }>

/** An ad as the paper sets it: its first words in capitals, then what fits, price, town and code. */
export const toLineAd = ({ heading, price, PSC, dialCode }: Printed): LineAd => {
  const words = heading.split(/\s+/)
  const rest = truncate(words.slice(LEAD_WORDS).join(' '), TEXT_MAX)
  const code = dialCode && `Kód ${dialCode.slice(0, 3)}\u00a0${dialCode.slice(3)}`
  const facts = [formatPrice(price, 'short'), localityName(PSC), code].filter(Boolean)

  return {
    lead: words.slice(0, LEAD_WORDS).join(' '),
    text: `${rest && `${rest.replace(/[.,…]*$/, '')}. `}${facts.join('. ')}${code ? '' : '.'}`,
  }
}
