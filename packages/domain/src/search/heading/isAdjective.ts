const ENDINGS =
  /(?:[ýáé]|ého|ému|ých|ým|ými|ém|ou|[^aeiouyáéíóúůýě]ní(?:ho|mu|m|ch|mi)?|[ck]í|ský|čtí)$/i

/** „Dvé“ and „ryzí“ are too few letters to tell. */
const SHORTEST = 4

/**
 * Whether a word is likely an adjective by its ending, which only shows when it is written with accents.
 * @example isAdjective('rohová') // true
 */
export const isAdjective = (word: string): boolean =>
  word.length >= SHORTEST && ENDINGS.test(word.normalize('NFC'))
