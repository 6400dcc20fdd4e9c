import { PARTING_PLUS } from './flatLayout.ts'
import { NBSP } from './nbsp.ts'
import { toNominative } from './toNominative.ts'

/** What an ad begins with before it says what it is about, in the accusative. */
const VERB =
  /^(?:prodám|prodáme|nabízím|nabízíme|koupím|koupíme|hledám|hledáme|sháním|sháníme|poptávám|poptáváme|vyměním|vyměníme|daruji|darujeme|pronajmu|pronajmeme)[\s:–-]+/iu

/** Without a pause a genitive follows, which needs its noun: „Prodej bytu“. */
const NOUN = /^(?:prodej|nabídka|koupě|výměna)\s?[:–-]\s?/iu

/** Where the thing is named and its qualities begin. */
const QUALITIES = /[,.;:!?()/]|\s[–-]\s/u
const PAUSE = new RegExp(`${QUALITIES.source}|${PARTING_PLUS.source}`, 'iu')

/** A preposition, a conjunction or a number needs the word after it. */
const OPEN_END = / (?:\p{Ll}{1,2}|pro|nebo|bez|pod|nad|před|mezi|od|do|\d+)$/u

/** A space at which a line of a poster must not break. */
const AFTER_LETTER = /(?<=(?:^| )\p{L}) /gu

const upTo = ([first = '', ...words]: readonly string[], max: number): string => {
  let text = first
  for (const word of words) {
    if (text.length + 1 + word.length > max) break
    text += ` ${word}`
  }

  return text
}

/**
 * The words that name what an ad is about, short enough for a poster: in the nominative, without what every ad
 * begins with, without its qualities, with no preposition left at the end and no letter alone at that of a line.
 * @param max characters at most, unless the first word alone is longer
 * @example firstWords('Prodám skládací kolo Dahon, s osvětlením', 24) // 'Skládací kolo Dahon'
 */
export const firstWords = (heading: string, max: number): string => {
  const told = heading.replace(VERB, '').replace(NOUN, '')
  const words = (told.split(PAUSE).at(0)?.trim() || heading).split(/\s+/u)
  const named = VERB.test(heading) ? toNominative(words) : words
  const text = upTo(named, max).replace(OPEN_END, '').replace(AFTER_LETTER, NBSP)

  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)
}
