import { tokenize } from './tokenize.ts'

export type Person = 'man' | 'woman' | 'couple'

/** Who looks for whom; the first may be left open. */
export type Seeking = Readonly<{ who: Person | null; whom: Person }>

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
  man: 'jeho muže pána chlapa kluka hocha mladíka gentlemana vdovce důchodce seniora partnera přítele milence kamaráda parťáka tanečníka společníka',
  woman:
    'ji ženu dámu paní slečnu holku dívku maminku mámu vdovu důchodkyni seniorku partnerku přítelkyni milenku kamarádku parťačku tanečnici společnici',
  couple: 'pár páry dvojici manžele švingry swingers',
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
const SOUGHT = readNames(WHOM)
/** Stands between who looks and whom is looked for. */
const SEEKS = new Set(['hleda', 'hledam', 'hledaji', 'hledame', 'shani', 'shanim', 'pro'])

const firstOf = (words: readonly string[], people: ReadonlyMap<string, Person>): Person | null =>
  words.flatMap((word) => people.get(word) ?? []).at(0) ?? null

/**
 * Who looks for whom, where a text says so: „žena hledá muže“, „hledám ženu“, „On hledá ji“, „gay“. Somebody named
 * alone may be either.
 * @returns null where it does not say
 * @example seekingOf('Ona hledá jeho') // { who: 'woman', whom: 'man' }
 */
export const seekingOf = (text: string): Seeking | null => {
  const words = tokenize(text)
  const both = firstOf(words, SAME)
  if (both) return { who: both, whom: both }
  const at = words.findIndex((word) => SEEKS.has(word))
  const whom = at < 0 ? null : firstOf(words.slice(at), SOUGHT)

  return whom && { who: firstOf(words.slice(0, at), SEEKERS), whom }
}

/**
 * How what a section or an ad tells of who looks for whom answers what somebody asks.
 * @returns 2 when all that is asked is told, 0 when something else is, 1 when nothing is told
 * @example answersSeeking({ who: null, whom: 'woman' }, { who: 'man', whom: 'woman' }) // 2
 */
export const answersSeeking = (asked: Seeking, told: Seeking | null): 0 | 1 | 2 => {
  if (!told) return 1

  return asked.whom === told.whom && (asked.who ?? told.who) === told.who ? 2 : 0
}
