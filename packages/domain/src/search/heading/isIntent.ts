import { stem } from '../stem.ts'
import { tokenize } from '../tokenize.ts'

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem))

const SALE = 'prodám prodávám odprodám prodej výprodej odprodej nabízím nabídka nabízí dám'
const WANT =
  'koupím koupě vykoupím vykupuji hledám hledá shání sháním poptávám poptáváme přijmu přijmeme seznámení seznámím'
const EXCHANGE = 'vyměním výměna měním'
const GIFT = 'daruji věnuji přenechám'
const TERMS = 'pronajmu pronajímám pronájem odvoz výkup'

const ASKED = stemsOf(`${SALE} ${WANT} ${EXCHANGE} ${GIFT}`)
const INTENTS = new Set([...ASKED, ...stemsOf(TERMS)])

/** Whether a stem says what is done with a thing, and not what the thing is: „prodám“, „pronájem“. */
export const isIntent = (stemmed: string): boolean => INTENTS.has(stemmed)

/** Whether a stem of a query finds nothing by itself: adverts are told apart by their type. */
export const isAskedIntent = (stemmed: string): boolean => ASKED.has(stemmed)

const SOLD = stemsOf('prodám prodávám odprodám prodej koupím koupě kupuji')
const RENTED = stemsOf('pronajmu pronajímám pronájem nájem podnájem')

/**
 * Whether a text speaks of selling or of renting, which tells homes apart.
 * @returns null where it says neither, or both
 * @example saleOrRent('Byty na prodej') // 'sale'
 */
export const saleOrRent = (text: string): 'sale' | 'rent' | null => {
  const stems = tokenize(text).map(stem)
  const [isSold, isRented] = [SOLD, RENTED].map((deal) => stems.some((one) => deal.has(one)))
  if (isSold === isRented) return null

  return isSold ? 'sale' : 'rent'
}

const WANTED = stemsOf('poptávka poptávám poptáváme')
const EXCHANGED = stemsOf(EXCHANGE)

/** The type of adverts these stems ask for first; buyers and seekers look for what is offered. */
export const askedType = (stems: readonly string[]): 'offer' | 'inquiry' | 'exchange' => {
  if (stems.some((one) => EXCHANGED.has(one))) return 'exchange'

  return stems.some((one) => WANTED.has(one)) ? 'inquiry' : 'offer'
}
