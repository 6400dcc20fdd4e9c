import { tokenize } from './tokenize.ts'

export type Person = 'man' | 'woman' | 'couple'

/** Who looks for whom; one of them may be left open. */
export type Seeking = Readonly<{ who: Person | null; whom: Person | null }>

type Names = Readonly<Record<Person, string>>

/** Who looks for somebody, in the nominative. */
const WHO: Names = {
  man: 'on muž pán chlap kluk hoch mladík gentleman otec táta vdovec důchodce senior rozvedený ženatý zadaný nezadaný svobodný',
  woman:
    'ona žena dáma paní slečna holka dívka matka maminka máma vdova důchodkyně seniorka rozvedená vdaná zadaná nezadaná svobodná',
  couple: 'pár páry dvojice manželé švingři swingers',
}

/** Who is looked for, in the accusative. */
const WHOM: Names = {
  man: 'jeho muže pána chlapa kluka hocha mladíka gentlemana vdovce důchodce seniora partnera přítele milence',
  woman:
    'ji ženu dámu paní slečnu holku dívku maminku mámu vdovu důchodkyni seniorku partnerku přítelkyni milenku',
  couple: 'pár páry dvojici manžele švingry swingers',
}

/** Who is looked for to do something together: more is said than whom. */
const COMPANY: Names = {
  man: 'kamaráda parťáka tanečníka společníka',
  woman: 'kamarádku parťačku tanečnici společnici',
  couple: '',
}

/** Words that say both at once. */
const BOTH: Names = { man: 'gay gayové', woman: 'lesba lesbička lesbičky', couple: '' }

const readNames = (names: Names): ReadonlyMap<string, Person> =>
  new Map(
    (Object.entries(names) as [Person, string][]).flatMap(([person, words]) =>
      tokenize(words).map((word) => [word, person] as const),
    ),
  )

const SAME = readNames(BOTH)
const SEEKERS = readNames(WHO)
const PEOPLE = readNames(WHOM)
const SOUGHT = new Map([...PEOPLE, ...readNames(COMPANY)])
/** Stands between who looks and whom is looked for. */
const SEEKS = new Set(['hleda', 'hledam', 'hledaji', 'hledame', 'shani', 'shanim'])
/** Stands there too, but only between people: a massage may be for a woman. */
const FOR = 'pro'

const firstOf = (words: readonly string[], people: ReadonlyMap<string, Person>): Person | null =>
  words.flatMap((word) => people.get(word) ?? []).at(0) ?? null

const readSentence = (words: readonly string[], at: number): Seeking => ({
  who: firstOf(words.slice(0, at), SEEKERS),
  whom: firstOf(words.slice(at + 1), SOUGHT),
})

const readSaid = (words: readonly string[]): Seeking | null => {
  const both = firstOf(words, SAME)
  if (both) return { who: both, whom: both }
  const verb = words.findIndex((word) => SEEKS.has(word))
  if (verb >= 0) return readSentence(words, verb)
  const pair = readSentence(words, words.indexOf(FOR))

  return words.includes(FOR) && pair.who && pair.whom ? pair : null
}

/**
 * Who looks for whom, in every way a text may be read: „žena hledá muže“, „hledám ženu“, „vdaná hledá“, „gay“.
 * Somebody named alone may be either.
 * @returns nothing where it names nobody
 * @example seekingsOf('Ona hledá jeho') // [{ who: 'woman', whom: 'man' }]
 */
export const seekingsOf = (text: string): readonly Seeking[] => {
  const words = tokenize(text)
  const said = readSaid(words)
  if (said) return said.who || said.whom ? [said] : []
  const alone = firstOf(words, SEEKERS)

  return alone
    ? [
        { who: alone, whom: null },
        { who: null, whom: alone },
      ]
    : []
}

/**
 * Whether a text says who looks for whom and nothing else.
 * @example saysOnlyPeople('hledám ženu na výlety') // false
 */
export const saysOnlyPeople = (text: string): boolean => {
  const words = tokenize(text)

  return (
    readSaid(words) !== null &&
    words.every(
      (word) =>
        SEEKS.has(word) ||
        word === FOR ||
        [SAME, SEEKERS, PEOPLE].some((people) => people.has(word)),
    )
  )
}

const agree = (asked: Seeking, told: Seeking): 0 | 1 | 2 => {
  const sides = (['who', 'whom'] as const).filter((side) => asked[side] && told[side])
  if (sides.some((side) => asked[side] !== told[side])) return 0

  return sides.length > 0 ? 2 : 1
}

/**
 * How what a section's name tells of who looks for whom answers what somebody asks.
 * @returns 2 when what is asked is told, 0 when something else is, 1 when nothing is told
 * @example answersSeeking(seekingsOf('hledám ženu'), seekingsOf('On hledá ji')) // 2
 */
export const answersSeeking = (asked: readonly Seeking[], told: readonly Seeking[]): 0 | 1 | 2 => {
  const answers = asked.flatMap((one) => told.map((other) => agree(one, other)))
  if (answers.includes(2)) return 2

  return answers.length === 0 || answers.includes(1) ? 1 : 0
}
