import type { Locality } from '@inzrt/domain/locality'
import { localityName } from '@inzrt/domain/locality'
import { hasAmount, type Price, toHundredths } from '@inzrt/domain/price'
import { nonBreaking } from '@inzrt/domain/text'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import type { AdPreviewProps } from '@inzrt/ui/ad-form/AdPreview.tsx'
import type { SectionChoice } from '@inzrt/ui/ad-form/SectionChoice.ts'
import { toLineAd } from '../detail/toLineAd.ts'

type Previewed = Readonly<{
  values: AdFormValues
  locality: Locality | null
  section: SectionChoice | undefined
  mainPhoto: string | null
}>

const toPrice = ({ price }: AdFormValues): Price => {
  const amount = hasAmount(price.type) ? toHundredths(price.amount) : null

  return hasAmount(price.type) && amount === null
    ? { type: 'agreement', amount: null }
    : ({ type: price.type, amount } as Price)
}

/** Lines around it, in place of those nobody has sent yet. */
const NEIGHBOURS = [
  { lead: 'Jiný inzerát', text: 'téže rubriky, o řádek výš.' },
  { lead: 'A další', text: 'hned pod vaším.' },
] as const

/** The ad as it will look, from what the form holds by now. */
export const toPreview = ({
  values,
  locality,
  section,
  mainPhoto,
}: Previewed): Pick<AdPreviewProps, 'row' | 'printed'> => {
  const heading = values.heading.trim() || 'Nadpis vašeho inzerátu'
  const price = toPrice(values)
  const place = locality ? localityName(locality) : 'lokalita chybí'

  return {
    row: {
      heading: nonBreaking(heading),
      type: values.type,
      price,
      locality: place,
      age: 'právě teď',
      image: mainPhoto ? { src: mainPhoto } : null,
      sectionIcon: section?.icon ?? null,
    },
    printed: {
      title: section?.category ?? 'Rubrika',
      ad: locality
        ? toLineAd({ heading, content: values.content, price, PSC: locality })
        : { lead: heading, text: 'Lokalita chybí.' },
      neighbours: NEIGHBOURS,
    },
  }
}
