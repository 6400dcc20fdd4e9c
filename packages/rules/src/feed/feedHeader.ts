import { FEED_COLUMNS, feedKey } from './feedColumns.ts'

/** What the first line of a file says: the key of each column, null where nobody knows it; or why it will not do. */
export type FeedHeader = Readonly<
  { keys: readonly (string | null)[]; unknown: readonly string[] } | { fault: string }
>

const NUMBERS = [FEED_COLUMNS.number, FEED_COLUMNS.ad]

const SHOWN = 40

/**
 * Reads the first line of a file of ads.
 * @param attributes names and keys of everything that is said of things in any section
 */
export const feedHeader = (cells: readonly string[], attributes: readonly string[]): FeedHeader => {
  const known = new Set([...Object.values(FEED_COLUMNS), ...attributes].map(feedKey))
  const keys = cells.map((cell) => (known.has(feedKey(cell)) ? feedKey(cell) : null))
  const twice = keys.find((key, at) => key !== null && keys.indexOf(key) !== at)
  if (twice !== undefined) {
    const name = cells[keys.indexOf(twice)]?.trim()

    return { fault: `Sloupec „${name}“ je v\u00a0souboru dvakrát.` }
  }
  if (!NUMBERS.some((name) => keys.includes(feedKey(name))))
    return { fault: `V\u00a0prvním řádku chybí sloupec „${FEED_COLUMNS.number}“.` }

  return {
    keys,
    unknown: cells
      .filter((cell, at) => keys[at] === null && cell.trim() !== '')
      .map((cell) => cell.trim().slice(0, SHOWN).toWellFormed()),
  }
}
