import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { EDITION_BASE } from '@inzrt/contracts/newspaper/editionFile'
import type { EditionRow } from '../../platform/database/schema/editions.ts'

/** Files lie below this folder, which no address names. */
const FOLDER = '/editions'

/** Address of a file of an edition. */
export const toEditionUrl = (path: string): string => EDITION_BASE + path.slice(FOLDER.length)

/** File that an address asks for. */
export const toEditionPath = (name: string): string => `${FOLDER}/${name}`

const stateOf = ({ closedAt, deadlineAt }: EditionRow, isReleased: boolean, now: Date) => {
  if (isReleased) return 'released'

  return closedAt === null && deadlineAt > now ? 'planned' : 'closed'
}

/** An edition as anybody may see it: its paper only once it is out. */
export const toEdition = (row: EditionRow, isReleased: boolean, now: Date): Edition => ({
  number: row.number,
  year: row.year,
  deadlineAt: row.deadlineAt.toISOString(),
  releaseDate: row.releaseDate,
  state: stateOf(row, isReleased, now),
  adsCount: row.adsCount,
  pages: row.pages,
  pdfPath: isReleased && row.pdfPath ? toEditionUrl(row.pdfPath) : null,
  coverPath: isReleased ? row.coverPath : null,
})
