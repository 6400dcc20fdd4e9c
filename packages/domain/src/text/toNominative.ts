/** A preposition takes another case; what is behind it stays. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'za na s se pro k ke do od bez včetně kvůli po při u z ze v ve podle nad pod mezi proti o'.split(
    ' ',
  ),
)
const CONJUNCTIONS: ReadonlySet<string> = new Set(['a', 'i', 'nebo', 'či'])

/** They end like an accusative and have none of their own. */
const INDECLINABLE =
  /^(?:subaru|isuzu|daihatsu|malibu|lulu|aku|emu|zebu|tofu|tabu|guru|jacuzzi|bikini|audi|kombi|mini|maxi|taxi|wifi)$/iu

/** Names of men and male animals, whose accusative ends as many other words do. */
const ANIMATE: ReadonlyMap<string, string> = new Map(
  (
    'psa pes|pejska pejsek|kocoura kocour|kocourka kocourek|králíčka králíček|kohouta kohout|koně kůň|hřebce hřebec|' +
    'valacha valach|berana beran|kozla kozel|býka býk|křečka křeček|papouška papoušek|ovčáka ovčák|labradora labrador|' +
    'kapra kapr|hada had|medvěda medvěd|muže muž|přítele přítel|kamaráda kamarád|partnera partner|učitele učitel|' +
    'řidiče řidič|truhláře truhlář|malíře malíř|elektrikáře elektrikář|spolubydlícího spolubydlící'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

const OF_MODEL = /^(\p{Lu}\p{L}*)ii$/u
/** Endings that only an accusative has, of feminine and of some animate nouns, and those of the nominative. */
const ENDINGS = [
  [OF_MODEL, '$1ia'],
  [/ii$/u, 'ie'],
  [/(?<=[kdly])ni$/u, 'ně'],
  [/(?<=[zcčšžřl])i$/u, 'e'],
  [/u$/u, 'a'],
  [/íka$/u, 'ík'],
  [/(?<=\p{L}{3})éra$/u, 'ér'],
] as const

/** Adjectives, by their endings. */
const QUALITY = /(?:ou|ého|[ýáéí])$/u
const NAME_OR_NUMBER = /^(?:\p{Lu}|\d)/u

const ofQuality = (word: string): string => word.replace(/ou$/u, 'á').replace(/ého$/u, 'ý')

const ofNoun = (word: string): string => {
  const animate = ANIMATE.get(word)
  if (animate !== undefined || INDECLINABLE.test(word)) return animate ?? word
  const [ending, own = ''] = ENDINGS.find(([accusative]) => accusative.test(word)) ?? []

  return ending ? word.replace(ending, own) : word
}

/** Several words may stand before the thing; what stands behind it is no accusative, save its model. */
const standsAlone = (word: string, noun: string): boolean =>
  noun !== word || !(NAME_OR_NUMBER.test(word) || INDECLINABLE.test(word))

/**
 * Words of an accusative, as they stand behind „prodám“, in the nominative: the first thing with its qualities, and those
 * joined to it by „a“. What cannot be told by its ending stays as it is.
 * @example toNominative(['rohovou', 'sedačku', 'na', 'chatu']) // ['rohová', 'sedačka', 'na', 'chatu']
 */
export const toNominative = (words: readonly string[]): string[] => {
  let place: 'before' | 'behind' | 'preposition' = 'before'

  return words.map((word) => {
    if (PREPOSITIONS.has(word)) place = 'preposition'
    if (place === 'preposition') return word
    if (CONJUNCTIONS.has(word)) {
      place = 'before'

      return word
    }
    if (QUALITY.test(word)) return ofQuality(word)
    if (word === 'jednu') return 'jedna'
    if (place === 'behind') return word.replace(OF_MODEL, '$1ia')
    const noun = ofNoun(word)
    if (standsAlone(word, noun)) place = 'behind'

    return noun
  })
}
