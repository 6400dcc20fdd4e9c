import { findTokens, type Token } from '@inzrt/domain/search'
import { ADULT_WEIGHTS } from './adultWeights.ts'
import { isCoarse } from './isCoarse.ts'
import { isFunctionWord } from './isFunctionWord.ts'
import { ADULT_BIAS, pieceShare, wordPieces } from './wordPieces.ts'

/** A word that spoke for an adult advert, as it stands in the text, and how much. */
export type AdultWord = Readonly<{ word: string; weight: number }>

/** How a text was judged, with the telling words that decided, the strongest first, so that a moderator sees why. */
export type AdultVerdict = Readonly<{ isAdult: boolean; score: number; matched: AdultWord[] }>

const WORDS_MOST = 6
/** Of the strongest word's weight: „jen“ and „hodné“ say nothing to who reads them beside „soukromý“. */
const TOLD_SHARE = 0.3
/** Words judged together: as many as a short ad has. */
const STRETCH = 32
/** A coarse word outweighs all others of its text, and its score is no less whatever stands around it. */
const COARSE = { weight: 50, score: 2 } as const
/** The weights are kept as whole numbers. */
const SCALE = 100

let weights: ReadonlyMap<string, number> | undefined

/** Read when it is first asked for: those who never ask should not wait for it. */
const readWeights = (): ReadonlyMap<string, number> =>
  new Map(
    ADULT_WEIGHTS.split('\n').flatMap((line) => {
      const [weight, ...pieces] = line.split(' ')

      return pieces.map((piece) => [piece, Number(weight) / SCALE] as const)
    }),
  )

/** The words worth telling: „který“ may weigh much, yet says nothing to who reads it. */
const strongest = (weighed: readonly AdultWord[]): AdultWord[] => {
  const sorted = weighed
    .filter(({ word, weight }) => weight > 0 && !isFunctionWord(word))
    .toSorted((one, other) => other.weight - one.weight)
  const least = (sorted[0]?.weight ?? 0) * TOLD_SHARE

  return sorted.filter(({ weight }) => weight >= least).slice(0, WORDS_MOST)
}

const judge = (words: readonly Token[], text: string): AdultVerdict => {
  weights ??= readWeights()
  const known = weights
  const counted = new Set<string>()
  const areCoarse = words.map(({ folded }) => isCoarse(folded))
  const weighed = words.map(({ folded, start, end }, at): AdultWord => {
    let weight = areCoarse[at] ? COARSE.weight : 0
    for (const piece of wordPieces(folded)) {
      if (!counted.has(piece)) weight += known.get(piece) ?? 0
      counted.add(piece)
    }

    return { word: text.slice(start, end), weight }
  })
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  const judged = ADULT_BIAS + sum * pieceShare(counted.size)
  const score = areCoarse.includes(true) ? Math.max(judged, COARSE.score) : judged
  const isAdult = score > 0

  return { isAdult, score, matched: isAdult ? strongest(weighed) : [] }
}

/**
 * Judges by its words whether an advert belongs to a site for adults. Pieces of words were weighed by a logistic
 * regression over texts written for it: forms, veiled words and missing accents count by what they have in common with
 * those; a coarse word decides alone. Of a long text each stretch is judged by itself and the worst counts, so that nothing hides among other words.
 * It proposes; a person decides.
 * @returns above zero the score speaks for an adult advert; linear in the length of the text
 * @example classifyAdult('Erotická masáž Brno').isAdult // true
 * @example classifyAdult('Masáž zad a šíje').isAdult // false
 */
export const classifyAdult = (text: string): AdultVerdict => {
  const words = findTokens(text)
  let worst = judge(words.slice(0, STRETCH), text)
  for (let from = STRETCH / 2; from + STRETCH / 2 < words.length; from += STRETCH / 2) {
    const verdict = judge(words.slice(from, from + STRETCH), text)
    if (verdict.score > worst.score) worst = verdict
  }

  return worst
}
