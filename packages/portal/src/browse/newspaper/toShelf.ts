import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import type { ShelvedEdition } from '@inzrt/ui/newspaper/EditionShelf.tsx'
import { imageUrl } from '../../shell/images/imageUrl.ts'

export type ShelfYear = Readonly<{ year: number; editions: readonly ShelvedEdition[] }>

const extentOf = ({ pages, adsCount }: Edition): string | undefined =>
  pages === null
    ? undefined
    : [countOf(pages, WORD_FORMS.page), adsCount !== null && countOf(adsCount, WORD_FORMS.advert)]
        .filter(Boolean)
        .join(', ')

const toShelved = (edition: Edition): ShelvedEdition => ({
  title: nonBreaking(`č. ${edition.number}`),
  released: formatDate(new Date(edition.releaseDate), 'weekday'),
  extent: extentOf(edition),
  cover: edition.coverPath && imageUrl(edition.coverPath, 'small'),
  pdf: edition.pdfPath,
  instead: 'k\u00a0nahlédnutí v\u00a0redakci',
})

/** Editions that came out, year by year, the latest first. */
export const toShelf = (editions: readonly Edition[]): readonly ShelfYear[] =>
  [...Map.groupBy(editions, ({ year }) => year)].map(([year, ofYear]) => ({
    year,
    editions: ofYear.map(toShelved),
  }))
