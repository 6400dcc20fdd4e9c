import type { AdPrint } from '@inzrt/contracts/ads/advertisement'
import { pragueDate } from '@inzrt/domain/time'
import type { editions } from '../../platform/database/schema/editions.ts'
import { toEditionUrl } from '../editions/toEdition.ts'

type Print = Readonly<{ edition: typeof editions.$inferSelect; page: number | null }>

const isOut = ({ releasedAt, releaseDate }: Print['edition'], now: Date): boolean => {
  const [year = 0, month = 0, day = 0] = releaseDate.split('-').map(Number)

  return releasedAt !== null || pragueDate(year, month, day) <= now
}

/** Where an ad was printed; the paper itself is named once it is out. */
export const toAdPrint = ({ edition, page }: Print, now: Date): AdPrint => ({
  number: edition.number,
  year: edition.year,
  releaseDate: edition.releaseDate,
  page,
  pdfPath: isOut(edition, now) && edition.pdfPath ? toEditionUrl(edition.pdfPath) : null,
})
