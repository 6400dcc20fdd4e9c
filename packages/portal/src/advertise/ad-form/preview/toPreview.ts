import type { LineAdBody, SetLine } from '@inzrt/contracts/newspaper/lineAd'
import { type Locality, localityName } from '@inzrt/domain/locality'
import { hasAmount, type Price, toHundredths } from '@inzrt/domain/price'
import { LINE_AD_CHARS, lineLength, NO_DIAL_CODE } from '@inzrt/domain/print'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { shownPrice } from '@inzrt/rules/ad'
import type { AdForm } from '@inzrt/rules/forms'
import type { AdPreviewProps } from '@inzrt/ui/ad-form/AdPreview.tsx'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { LineAd } from '@inzrt/ui/detail/print/LineAd.ts'
import { toLineAd } from '../../../ad/toLineAd.ts'
import { toPerson } from '../../../ad/toPerson.ts'
import { factsOfForm } from './factsOfForm.ts'

type Previewed = Readonly<{
  values: AdForm
  locality: Locality | null
  section: SectionChoice | undefined
  mainPhoto: string | null
  /** Its lines in the paper, once they are known. */
  lines: readonly SetLine[] | null
  /** Line ads of its section. */
  neighbours: readonly LineAd[]
}>

/** The heading, or what stands for one not typed yet. */
export const headingOf = ({ heading }: AdForm): string => heading.trim() || 'Nadpis vašeho inzerátu'

export const toPrice = ({ price }: AdForm): Price => {
  const amount = hasAmount(price.type) ? toHundredths(price.amount) : null

  return hasAmount(price.type) && amount === null
    ? { type: 'agreement', amount: null }
    : ({ type: price.type, amount } as Price)
}

/** Lines around it where the section has none. */
const PLACEHOLDERS: readonly LineAd[] = [
  { lead: 'Jiný inzerát', text: 'téže rubriky, o\u00a0řádek výš.' },
  { lead: 'A další', text: 'hned pod vaším.' },
]

/** How much of the paper's room heading, facts and text take. */
const roomText = (ad: Parameters<typeof lineLength>[0]): string => {
  const length = lineLength(ad)

  return length > LINE_AD_CHARS
    ? `Po zkrácení ${countOf(length, WORD_FORMS.character)}, do novin se jich vejde ${LINE_AD_CHARS}.`
    : `Po zkrácení ${length}\u00a0ze\u00a0${countOf(LINE_AD_CHARS, WORD_FORMS.character)}.`
}

/** Every promotion puts an ad in a box of the paper. */
export const isBoxed = ({ promos }: AdForm): boolean => promos.length > 0

/** What the paper is to be asked about; null while there is no whole ad yet. */
export const toLineAdBody = (
  values: AdForm,
  locality: Locality | null,
  section: Pick<SectionChoice, 'attributeSet'> | undefined,
): LineAdBody | null => {
  const { type, content } = values
  const heading = values.heading.trim()
  if (!heading || !locality) return null
  const facts = factsOfForm(values, section)

  return {
    type,
    heading,
    content,
    price: toPrice(values),
    town: localityName(locality),
    ...(facts.length > 0 && { facts: [...facts] }),
    ...(isBoxed(values) && { highlighted: true }),
  }
}

/** How far the breaks of lines can be relied on. */
const breaksText = (lines: Previewed['lines']): string =>
  nonBreaking(
    lines
      ? 'Řádky se v novinách zlomí právě takto; místo nul bude kód inzerátu.'
      : 'Konce řádků jsou zatím přibližné; místo nul bude kód inzerátu.',
  )

/** The ad as it will look, from what the form holds by now. */
export const toPreview = ({
  values,
  locality,
  section,
  mainPhoto,
  lines,
  neighbours,
}: Previewed): Pick<AdPreviewProps, 'row' | 'printed'> => {
  const heading = headingOf(values)
  const price = toPrice(values)
  const place = locality ? localityName(locality) : 'lokalita chybí'
  const facts = factsOfForm(values, section)
  const room = roomText({ ...values, facts })
  const sought = { heading, price, isDating: section?.isDating }

  return {
    row: {
      heading: nonBreaking(heading),
      type: values.type,
      price: shownPrice(sought),
      said: facts.length > 0 ? facts : undefined,
      person: locality ? toPerson({ ...sought, PSC: locality }) : undefined,
      locality: place,
      age: 'právě teď',
      image: mainPhoto ? { src: mainPhoto } : null,
      sectionIcon: section?.icon ?? null,
    },
    printed: {
      title: section?.category ?? 'Rubrika',
      ad: locality
        ? toLineAd({
            type: values.type,
            heading,
            content: values.content,
            facts,
            price,
            PSC: locality,
            dialCode: NO_DIAL_CODE,
            isBoxed: isBoxed(values),
          })
        : { lead: heading, text: 'Lokalita chybí.' },
      lines: locality ? lines : undefined,
      neighbours: neighbours.length > 0 ? neighbours : PLACEHOLDERS,
      room: locality ? `${room} ${breaksText(lines)}` : room,
    },
  }
}
