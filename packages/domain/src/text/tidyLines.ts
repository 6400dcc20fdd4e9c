const BREAK = /\r\n|[\n\r\u2028\u2029]/u

/**
 * A text of many lines as it is kept: no white space at their ends, at most one empty line in a row, none at
 * the beginning or the end.
 * @example tidyLines('Zachovalé. \n\n\n\nNové pláště.\n') // 'Zachovalé.\n\nNové pláště.'
 */
export const tidyLines = (text: string): string =>
  text
    .split(BREAK)
    .map((line) => line.trimEnd())
    .filter((line, at, lines) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim()
