import { stem } from '../search/stem.ts'
import { tokenize } from '../search/tokenize.ts'

/** A word that spoke for an adult advert: as found (folded), its stem and its weight. */
export type AdultWord = Readonly<{ word: string; stem: string; weight: number }>

/** How a text was judged, with the words that decided, so that a moderator sees why. */
export type AdultVerdict = Readonly<{ isAdult: boolean; score: number; matched: AdultWord[] }>

/** One telling word, or as many suspicious ones as weigh the same, make a text adult. */
const THRESHOLD = 3

const WORDS: readonly (readonly [weight: number, words: string])[] = [
  [
    3,
    'sex sexuální sexshop erotika erotický porno pornofilm pornoherečka escort eskort striptýz ' +
      'striptérka striptér prostitutka prostituce bordel bdsm swingers swinger vibrátor dildo ' +
      'robertek felace orální anální nymfomanka orgie orgasmus onanie masturbace penis vagína ' +
      'kunda mrdat šukat nadržený gangbang sexuálka fetišista',
  ],
  [2, 'privát sexy nahý nahota milenka milenec intimní vzrušení vzrušující kozatá prsatá domina'],
  [
    1,
    'diskrétní diskrétnost masérka masáž tantra společnice dominantní submisivní vášnivý vášeň ' +
      'smyslný rozkoš sponzoring fetiš hardcore',
  ],
]

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap(([weight, words]) => tokenize(words).map((word) => [stem(word), weight] as const)),
)

/**
 * Judges by its words whether an advert belongs to the adult brand. A rule, not a model: every
 * stem counts once and the answer names them. It proposes; a person decides.
 * @example classifyAdult('Erotická masáž Brno').isAdult // true
 * @example classifyAdult('Masáž zad a šíje').isAdult // false
 */
export const classifyAdult = (text: string): AdultVerdict => {
  const found = new Map(tokenize(text).map((word) => [stem(word), word] as const))
  const matched = Array.from(found, ([root, word]) => ({
    word,
    stem: root,
    weight: WEIGHTS.get(root) ?? 0,
  })).filter(({ weight }) => weight > 0)
  const score = matched.reduce((sum, { weight }) => sum + weight, 0)

  return { isAdult: score >= THRESHOLD, score, matched }
}
