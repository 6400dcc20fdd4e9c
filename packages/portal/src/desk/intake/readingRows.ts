import { formatPhone, parsePhone } from '@inzrt/domain/contact'
import { adTypeLabel } from '@inzrt/domain/listing'
import type { Locality } from '@inzrt/domain/locality'
import { formatPrice } from '@inzrt/domain/price'
import { nonBreaking } from '@inzrt/domain/text'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import { placeLine } from '../../ad/placeLine.ts'
import { toPrice } from '../../advertise/ad-form/preview/toPreview.ts'

type Dictated = Readonly<{
  values: AdFormValues
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
  { label: 'Místo', text: locality ? placeLine(locality) : '' },
  {
    label: 'Kontakt',
    text: `${values.name.trim()}, ${formatPhone(parsePhone(values.phone) ?? '')}`,
  },
  { label: 'V novinách', text: edition },
]
