type Cut = Readonly<{ longerThan: number; endings: readonly string[] }>

const CASE_CUTS: readonly Cut[] = [
  { longerThan: 7, endings: ['atech'] },
  { longerThan: 6, endings: ['etem', 'atum'] },
  {
    longerThan: 5,
    endings: 'ech ich eho emi emu ete eti iho imi imu ach ata aty ych ama ami ove ovi ymi'.split(
      ' ',
    ),
  },
  { longerThan: 4, endings: 'em es im um at am os us ym mi ou'.split(' ') },
  { longerThan: 3, endings: 'a e i o u y'.split(' ') },
]

const POSSESSIVE_CUTS: readonly Cut[] = [{ longerThan: 5, endings: ['ov', 'in', 'uv'] }]

const cutEnding = (word: string, cuts: readonly Cut[]): string => {
  for (const { longerThan, endings } of cuts) {
    if (word.length <= longerThan) continue
    const ending = endings.find((candidate) => word.endsWith(candidate))
    if (ending) return word.slice(0, -ending.length)
  }

  return word
}

const normalise = (word: string): string =>
  word
    .replace(/ct$/, 'ck')
    .replace(/st$/, 'sk')
    .replace(/c$/, 'k')
    .replace(/z$/, 'h')
    .replace(/(?<=.)e(?=.$)/, '')
    .replace(/(?<=.)u(?=.$)/, 'o')

/**
 * The part all inflected forms of a Czech word share. Takes a folded word (see `fold`).
 * @example stem('sekacku') === stem('sekacka') // true
 */
export const stem = (word: string): string =>
  normalise(cutEnding(cutEnding(word, CASE_CUTS), POSSESSIVE_CUTS))
