/** A line of a file as it is kept until it is worked on: what stands in each column, by the column's key. */
export type FeedText = Readonly<Record<string, string>>

/** A sign that a spreadsheet takes for the beginning of a formula, behind as many apostrophes as there may be. */
const FORMULA = /^'*[=+\-@\t\r]/

/**
 * A cell that no spreadsheet takes for a formula.
 * @example guardCell('=1+1') // "'=1+1"
 */
export const guardCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** The same cell as it was. */
const unguard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/**
 * The cells of a line by the keys of their columns; columns without one are nobody's. What the line is short of is
 * empty.
 */
export const readCells = (keys: readonly (string | null)[], cells: readonly string[]): FeedText =>
  Object.fromEntries(
    keys.flatMap((key, at) => (key === null ? [] : [[key, unguard(cells[at] ?? '').trim()]])),
  )
