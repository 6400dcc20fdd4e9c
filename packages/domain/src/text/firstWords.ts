/** What an ad begins with before it says what it is about. */
const OPENING =
  /^(?:prodám|prodáme|prodej|nabízím|nabízíme|nabídka|koupím|koupíme|koupě|hledám|hledáme|sháním|sháníme|poptávám|poptáváme|vyměním|vyměníme|výměna|daruji|darujeme|pronajmu|pronajmeme)[\s:–-]+/iu

/** Where the thing is named and its qualities begin. */
const PAUSE = /[,.;:!?()/+]|\s[–-]\s/u

/** A preposition, a conjunction or a number needs the word after it. */
const OPEN_END = / (?:\p{Ll}{1,2}|pro|nebo|bez|pod|nad|před|mezi|od|do|\d+)$/u

const upTo = ([first = '', ...words]: readonly string[], max: number): string => {
  let text = first
  for (const word of words) {
    if (text.length + 1 + word.length > max) break
    text += ` ${word}`
  }

  return text
}

/**
 * The words that name what an ad is about, short enough for a poster: without what every ad begins with, without
 * its qualities, and with no preposition left at the end.
 * @param max characters at most, unless the first word alone is longer
 * @example firstWords('Prodám skládací kolo Dahon, s osvětlením', 24) // 'Skládací kolo Dahon'
 */
export const firstWords = (heading: string, max: number): string => {
  const named = heading.replace(OPENING, '').split(PAUSE).at(0)?.trim() || heading
  const text = upTo(named.split(/\s+/u), max).replace(OPEN_END, '')

  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)
}
