import { foldLetters } from '../text/foldLetters.ts'
import { cutCase } from './stem/cutCase.ts'
import { cutVerb } from './stem/cutVerb.ts'
import { toRegularForm } from './stem/toRegularForm.ts'

/** Only plain words inflect: „320d“ and scripts other than Latin stay as they are. */
const INFLECTED = /^[a-z]{3,}$/

/** „Tanec“ is no „tank“, „palec“ no „pálka“: their c does not come from k. */
const OWN_C = /^(?:tan|pal|kraj|ran|milen)c$/

/** „Kombi“ is no „kombo“: words that end like a case and have none. */
const INDECLINABLE: ReadonlySet<string> = new Set(
  'audi hifi kiwi kombi maxi mini taxi wifi'.split(' '),
)

/** The e of „lego“ never leaves it. */
const OWN_E = /^leg$/

/** Unites roots that differ by case: oken and okno, sekačce and sekačka, sousedův and sousedova. */
const uniteRoots = (root: string): string => {
  if (OWN_E.test(root)) return root
  const short = root.replace(/uv$/, 'ov').replace(/(?<=.)e(?=[^aeiouy]$)/, '')

  return OWN_C.test(short) ? short : short.replace(/(?<=[^aeiouy])c$/, 'k')
}

/**
 * The part all inflected forms of a Czech word share, in the manner of Dolamic and Savoy's light
 * stemmer. Where two words would become one, it misses a form instead.
 * @param word one word in any case, with its accents or without; for a text see `toStems`
 * @returns a stem without accents, in lower case; what does not inflect (a code, another script) is only folded
 * @example stem('Sekačku') === stem('sekacka') // true
 */
export const stem = (word: string): string => {
  const folded = INFLECTED.test(word) ? word : foldLetters(word)
  if (!INFLECTED.test(folded) || INDECLINABLE.has(folded)) return folded
  const regular = toRegularForm(folded)

  return uniteRoots(cutVerb(regular) ?? cutCase(regular))
}
