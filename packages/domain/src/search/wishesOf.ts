import { PARTING_PLUS } from '../text/flatLayout.ts'
import { isAskedIntent } from './heading/isIntent.ts'
import { readHeading } from './readHeading.ts'
import { stem } from './stem.ts'
import { tokenize } from './tokenize.ts'

/** Stems a thing's heading has to name to be what somebody is looking for. */
export type Wish = readonly string[]

const WISHES_MAX = 10

const BETWEEN = /[,;/\n]|\s(?:nebo|anebo|či|případně|popřípadě|příp\.|popř\.)\s/iu
const PARTS = new RegExp(`${BETWEEN.source}|${PARTING_PLUS.source}`, 'iu')
const IN_EXCHANGE = /\sza\s/iu
const HAS_LETTERS = /^\p{L}{2}/u

/** They name no thing: „nabídněte cokoli“, „něco nového“, „dle dohody“, „za 5 000 Kč“. */
const VAGUE: ReadonlySet<string> = new Set(
  tokenize(
    'cokoli cokoliv něco nabídka nabídky nabídněte nabídnout návrh návrhy dohoda dohodou domluva dle podobné jiné jiný jiná ' +
      'jakékoli jakékoliv zajímavé rozumné pěkné hezké nové staré starší malé menší velké větší kvalitní funkční použité zachovalé ' +
      'jinak osobně pouze zájem mám cca kg kus kusy ' +
      'věc věci kč korun czk euro eur doplatek doplatím doplatkem peníze odvoz',
  ).map(stem),
)

/** Stems of what a text names, not of what it only mentions. */
const namedStems = (text: string): string[] =>
  readHeading(text).flatMap(({ role, stem: stemmed }) => (role === 'mentioned' ? [] : [stemmed]))

const isTelling = (stemmed: string): boolean => !isAskedIntent(stemmed) && !VAGUE.has(stemmed)

const wishIn = (part: string): Wish => [...new Set(namedStems(part).filter(isTelling))]

const textOf = (wanted: string, heading: string): string => {
  if (wanted.trim() !== '') return wanted
  const [, ...behind] = heading.split(IN_EXCHANGE)

  return behind.join(' ')
}

/**
 * What an exchange is looking for: each thing by the stems its heading has to name. An ad that does not say it apart
 * says it in its heading, behind „za“.
 * @param wanted what it says it is looking for, things parted by commas; empty where nothing is said
 * @returns ten things at most; none where it names none
 * @example wishesOf('horské kolo, kytara', 'Vyměním pračku') // [['horsk', 'kol'], ['kytar']]
 */
export const wishesOf = (wanted: string, heading: string): readonly Wish[] =>
  textOf(wanted, heading)
    .split(PARTS)
    .map(wishIn)
    .filter((wish) => wish.some((stemmed) => HAS_LETTERS.test(stemmed)))
    .slice(0, WISHES_MAX)

/**
 * Whether a thing is one of those somebody is looking for.
 * @param heading of the thing, of which what it only mentions does not count
 * @example isWished([['kol']], 'Vyměním dětské kolo za koloběžku') // true
 */
export const isWished = (wishes: readonly Wish[], heading: string): boolean => {
  const named = new Set(namedStems(heading))

  return wishes.some((wish) => wish.every((stemmed) => named.has(stemmed)))
}
