import { guardCell } from './readCells.ts'

/** What separates the cells of files we write. */
const FEED_SEPARATOR = ';'

const SPECIAL = /[";,\t\r\n]|^\s|\s$/

const quoted = (cell: string): string =>
  SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/**
 * A line of a file with separated values, as Czech spreadsheets open it. No cell begins as a formula does.
 * @example csvLine(['A1', '=1+1', 'kolo; zelené']) // `A1;'=1+1;"kolo; zelené"\r\n`
 */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guardCell(cell))).join(FEED_SEPARATOR)}\r\n`
