const words = (list: string): string => list.trim().split(/\s+/).join('|')

const A_VERBS = words(
  'prod prodav odprod hled vyhled poptav hlid dodav predav prenech prijim pronajim natir vydelav zaklad sbir udel',
)
const I_VERBS = words(
  'koup vykoup vymen pujc zapujc oprav sprav vyrob vyrab provad postav prestav porid zajist uklid ukliz vyklid nauc shan nabiz',
)
const N_VERBS = words('pronajm najm prijm nabid poskyt')

/** A participle ends like an adjective: opravena, opraveného, opravených. */
const AS_ADJECTIVE = '(?:[aeiouy]|ou|em|[iy]m|[iy]mi|[iy]ch|ech|um|eho|emu)?'

const VERBS: readonly RegExp[] = [
  new RegExp(`^(${A_VERBS})(?:at|am|as|a|ame|ate|aji|ej[mt]e|al[aioy]?|an${AS_ADJECTIVE})$`),
  new RegExp(
    `^(${I_VERBS})(?:it|im|is|i|ime|ite|eji|e?[mt]e|il[aioy]?|et|el[aioy]?|en${AS_ADJECTIVE})$`,
  ),
  new RegExp(`^(${N_VERBS})n?(?:out|u|es|e|eme|ete|ou|ul[aioy]?|l[aioy]?)$`),
]

/**
 * „Malování“ is what one does and of the verb; „malovaná truhla“ is a chest. „Zachovalý“ is the one adjective
 * of adverts that looks like a verb's past.
 */
const OVAT_VERB =
  /^(?!zachoval)(?:([a-z]{2,}?)(?:uj(?:i|u|es|e|eme|ete|ou|me|te)|ovat|oval[aioy]?)|([a-z]{3,}?)ovani(?:m|ch|mi)?)$/

/**
 * The root of a verb adverts are written with („prodám“, „hledáme“, „pronajmu“) and of any verb
 * on -ovat („daruji“, „vykupoval“); null for other words, whose endings verbs and nouns share.
 */
export const cutVerb = (word: string): string | null => {
  const ovat = OVAT_VERB.exec(word)
  if (ovat) return `${ovat[1] ?? ovat[2]}uj`

  for (const verb of VERBS) {
    const match = verb.exec(word)
    if (match) return match[1] ?? null
  }

  return null
}
