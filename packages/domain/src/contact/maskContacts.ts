import { findTokens } from '../search/findTokens.ts'
import { foldLetters } from '../text/foldLetters.ts'
import type { TextRange } from '../text/TextRange.ts'
import { EMAIL, WEB } from './contactPatterns.ts'
import { findPhones } from './findPhones.ts'

const MASK = '***'

const NAME = String.raw`\p{Lu}\p{L}{2,40}`
/** „p. Novák“, „paní Jana Nováková“, „volejte Karla“; who a title or such a word announces is a person. */
const ANNOUNCED = new RegExp(
  String.raw`(?<!\p{L})(?:[Pp]\.|[Pp]an[aíu]?|[Pp]anem|[Pp]í|[Ss]lečn[aouy]|[Ss]l\.|[Ii]ng\.|[Mm]gr\.|[Bb]c\.|MUDr\.|MVDr\.|JUDr\.` +
    String.raw`|[Tt]el\.|[Tt]elefon|[Vv]olat|[Vv]olejte|[Kk]ontakt):? ?(${NAME}(?: ${NAME})?)`,
  'gu',
)
/** „ul. Nová 12“ and „Kounicova 65/3“. */
const STREET = new RegExp(
  String.raw`(?<!\p{L})(?:[Uu]l\.|[Uu]lic[ei]|[Nn]ám\.|[Nn]áměstí|[Tt]ř\.|[Tt]říd[aěy]|[Nn]ábř\.|[Nn]ábřeží) ?\p{Lu}[\p{L}.]{1,40}(?: [\p{L}.]{1,40}){0,2}(?: \d{1,4}(?:/\d{1,4})?\p{L}?)?(?![\p{L}\d])` +
    String.raw`|(?<!\p{L})\p{Lu}\p{L}{2,40} \d{1,4}/\d{1,4}(?![\d/])`,
  'gu',
)
/** How Czech names of persons end in their cases, folded. */
const ENDING = /^(?:[aeiouy]|em|im|ou|ovi|ove|ova|ovou|ovy|ho|eho|mu|emu)?$/
const SHORTEST_NAME = 3

const rangesOf = (text: string, pattern: RegExp): TextRange[] =>
  Array.from(text.matchAll(pattern), ({ 0: all, 1: part = all, index }) => {
    const end = index + all.length

    return [end - part.length, end]
  })

/** Where patterns for folded text match one that is not. */
const foldedRanges = (text: string, patterns: readonly RegExp[]): TextRange[] => {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    for (const letter of foldLetters(sign)) {
      folded += letter
      for (let unit = 0; unit < letter.length; unit += 1) places.push(at)
    }
    at += sign.length
  }
  places.push(at)

  return patterns.flatMap((pattern) =>
    rangesOf(folded, pattern).map(
      ([start, end]): TextRange => [places[start] ?? at, places[end] ?? at],
    ),
  )
}

const rootsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => findTokens(name).map(({ folded }) => folded))
    .filter((name) => name.length >= SHORTEST_NAME)
    .map((name) => name.replace(/(?<=..)(?:ova|[aeouy])$/, ''))

const nameRanges = (text: string, names: readonly string[]): TextRange[] => {
  const roots = rootsOf(names)
  if (roots.length === 0) return []

  return findTokens(text)
    .filter(({ folded }) =>
      roots.some((root) => folded.startsWith(root) && ENDING.test(folded.slice(root.length))),
    )
    .map(({ start, end }) => [start, end])
}

/**
 * Puts three asterisks in the place of what leads to a person: telephone numbers, e-mail and web addresses, streets with
 * their numbers, the given names in any case, and names that a title announces.
 * @example maskContacts('Kolo, volat p. Novák 777 123 456', ['Jana']) // 'Kolo, volat p. *** ***'
 */
export const maskContacts = (text: string, names: readonly string[] = []): string => {
  const ranges = [
    ...findPhones(text),
    ...foldedRanges(text, [EMAIL, WEB]),
    ...rangesOf(text, ANNOUNCED),
    ...rangesOf(text, STREET),
    ...nameRanges(text, names),
  ].toSorted(([one], [other]) => one - other)
  let masked = ''
  let done = 0
  for (const [start, end] of ranges) {
    if (start >= done) masked += text.slice(done, start) + MASK
    done = Math.max(done, end)
  }

  return masked + text.slice(done)
}
