const SHORTEST = 3
const LONGEST = 5

/**
 * The pieces by which a folded word is known in any form of it: all of three to five letters, its ends marked, and the
 * whole.
 * @example wordPieces('ano') // ['_an', 'ano', 'no_', '_ano', 'ano_', '_ano_']
 */
export const wordPieces = (word: string): string[] => {
  const marked = `_${word}_`
  const pieces: string[] = []
  for (let size = SHORTEST; size <= Math.min(LONGEST, marked.length); size += 1)
    for (let at = 0; at + size <= marked.length; at += 1) pieces.push(marked.slice(at, at + size))
  if (marked.length > LONGEST) pieces.push(marked)

  return pieces
}

/** What speaks for an adult text before a word of it is read: most texts are not. */
export const ADULT_BIAS = -0.5

const FEW = 64

/** How much each of the pieces of a text counts: long texts have more of everything, short ones say little. */
export const pieceShare = (pieces: number): number => 1 / Math.sqrt(Math.max(FEW, pieces))
