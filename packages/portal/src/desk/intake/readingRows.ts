import { formatPhone, parsePhone } from '@inzrt/domain/contact'
import type { Locality } from '@inzrt/domain/locality'
import { formatPrice } from '@inzrt/domain/price'
import { nonBreaking } from '@inzrt/domain/text'
import type { AdForm } from '@inzrt/rules/forms'
import { adTypeLabel } from '@inzrt/rules/listing'
import { placeLine } from '../../ad/placeLine.ts'
import { toPrice } from '../../advertise/ad-form/preview/toPreview.ts'

type Dictated = Readonly<{
  values: AdForm
  section: string
  locality: Locality | null
  edition: string
}>

/** What is read back to the person who dictated an ad. */
export const readingRows = ({ values, section, locality, edition }: Dictated) => [
  { label: 'Druh a rubrika', text: `${adTypeLabel(values.type)}, ${section}` },
  { label: 'Nadpis', text: nonBreaking(values.heading.trim()) },
  { label: 'Text', text: nonBreaking(values.content.trim()) },
  { label: 'Cena', text: formatPrice(toPrice(values)) },
  { label: 'Lokalita', text: locality ? placeLine(locality) : '' },
  {
    label: 'Kontakt',
    text: `${values.firstName.trim()}, ${formatPhone(parsePhone(values.phone) ?? '')}`,
  },
  { label: 'V novinách', text: edition },
]
