/** What separates cells in files of spreadsheets; where none is seen, the one that Czech ones write. */
const SEPARATORS = [';', '\t', ','] as const

const QUOTED = /"[^"]*"/g

/**
 * What separates the cells of a file, by its first line.
 * @example findSeparator('Vlastní číslo;"Nadpis, text"') // ';'
 */
export const findSeparator = (firstLine: string): string => {
  const bare = firstLine.replace(QUOTED, '')
  const counts = SEPARATORS.map((sign) => [sign, bare.split(sign).length - 1] as const)

  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ';'
}
