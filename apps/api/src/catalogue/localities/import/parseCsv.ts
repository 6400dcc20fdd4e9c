/** A row of a table, with its line in the file (the header is line 1). */
export type CsvRow = Readonly<{ line: number; cells: Readonly<Record<string, string>> }>

const FIELD = /(?:^|(?<separator>[,;]))(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^,;"]*))/g

const splitLine = (text: string): string[] =>
  Array.from(text.matchAll(FIELD), ({ groups }) =>
    (groups?.quoted?.replaceAll('""', '"') ?? groups?.plain ?? '').trim(),
  )

/**
 * Reads a table whose first line names its columns; cells are parted by commas or semicolons. A cell
 * must not break over lines.
 */
export const parseCsv = (text: string): CsvRow[] => {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = splitLine(header).map((name) => name.toLowerCase())

  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const values = splitLine(line)

    return {
      line: at + 2,
      cells: Object.fromEntries(names.map((name, n) => [name, values[n] ?? ''])),
    }
  })
}
