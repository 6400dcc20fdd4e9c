import { maskContacts } from '@inzrt/domain/contact'
import { lineAd } from '@inzrt/domain/print'
import { attributesOf, rowFacts } from '@inzrt/rules/attributes'
import { toWordVectors } from '../../catalogue/search/toWordVectors.ts'
import type { archivedAds } from '../../platform/database/schema/archivedAds.ts'
import type { EditionAdRow } from '../toPrintedEdition.ts'

export type ArchivedAdRow = typeof archivedAds.$inferInsert

/** A printed ad with what only its row tells of it. */
export type PrintedAdRow = EditionAdRow &
  Readonly<{ sectionId: number; firstName: string | null; lastName: string | null }>

/** A printed ad as the archive keeps it: its line without what leads to a person, and the words of that line. */
export const toArchivedAd = (row: PrintedAdRow, releaseDate: string): ArchivedAdRow => {
  const names = [row.firstName, row.lastName].filter((name) => name !== null)
  const mask = (text: string): string => maskContacts(text, names)
  const heading = mask(row.heading)
  const { lead, text } = lineAd({
    heading,
    content: mask(row.content),
    wording: row.wording && mask(row.wording),
    facts: rowFacts(attributesOf(row.attributeSet), row.attributes).map(mask),
    price: { type: row.priceType, amount: row.priceAmount },
    town: row.town,
  })

  const { headingWords, allWords } = toWordVectors({ heading, content: `${lead} ${text}` })

  return {
    adId: row.adId,
    editionId: row.editionId,
    sectionId: row.sectionId,
    releaseDate,
    page: row.page,
    lead,
    text,
    words: `${headingWords} ${allWords}`,
  }
}
