import { formatPrice } from '../price/formatPrice.ts'
import type { Price } from '../price/Price.ts'
import { NBSP } from '../text/nbsp.ts'
import { withoutEnd } from '../text/withoutEnd.ts'
import { abbreviate } from './abbreviate.ts'
import { flatten } from './flatten.ts'
import { keepTogether } from './keepTogether.ts'
import { shortenAd } from './shortenAd.ts'
import { unsaidFacts } from './unsaidFacts.ts'

/** What the newspaper takes from an ad. */
export type Printable = Readonly<{
  heading: string
  content?: string | undefined
  /** What rows of lists say of the thing beside its heading. */
  facts?: readonly string[] | undefined
  price: Price
  town: string
  dialCode?: string | undefined
  /** Heading and text as a publisher worded them; no rule changes a word of it. */
  wording?: string | null | undefined
  /** In a box the whole heading stands above the text. */
  isBoxed?: boolean | undefined
}>

/** A line ad: its first words, which are set in capitals, what follows, and its code. */
export type PrintedLine = Readonly<{ lead: string; text: string; code: string | null }>

type PrintedWords = Readonly<{ lead: string; said: string }>

const LEAD_WORDS = 2

/** Most characters that heading, facts and text take together. */
export const LINE_AD_CHARS = 130

/** Stands for the code of an ad not placed yet: digits are all as wide, so no line breaks otherwise. */
export const NO_DIAL_CODE = '000000'

/** „Garáž v“ is no beginning of an ad: such a word takes the next one along. */
const LEANS = /^(?:[aikosuvz]|ke|ku|se|ve|ze|na|do|po|za|pro|pod|nad|bez|od|při)$/iu

const leadOf = (all: readonly string[]): number => {
  const last = all.findIndex((word, at) => at >= LEAD_WORDS - 1 && !LEANS.test(word))

  return last < 0 ? all.length : last + 1
}

const MARK = /[\s.,;:–-]/u

/** A question, a cry and what was cut off have their own end. */
const sentence = (text: string): string => {
  const bare = withoutEnd(text, MARK)

  return bare === '' || /[?!…]$/u.test(bare) ? bare : `${bare}.`
}

/** Praha 13 and Pardubice V are one name. */
const townWithNumber = (town: string): string => town.replace(/ (?=\d|[IVX]+(?:-|$))/gu, NBSP)

/** First words and what follows them; where nothing does, they end as a sentence themselves. */
const parted = (text: string) => {
  const all = flatten(text).split(' ')
  const leading = leadOf(all)
  const lead = all.slice(0, leading).join(' ')
  const rest = all.slice(leading).join(' ')

  return { lead: withoutEnd(rest, MARK) === '' ? sentence(lead) : lead, rest }
}

const headingParts = (heading: string, isBoxed = false) => {
  if (isBoxed) return { lead: flatten(heading), rest: '' }
  const { lead, rest } = parted(heading)

  return { lead, rest: sentence(abbreviate(rest)) }
}

const LISTED = ', '

/** As many facts as there is room for, in their order. */
const fittingFacts = (facts: readonly string[], room: number): string => {
  const fitting: string[] = []
  for (const fact of facts) {
    if ([...fitting, fact].join(LISTED).length + 1 > room) break
    fitting.push(fact)
  }

  return sentence(fitting.join(LISTED))
}

type Said = Pick<Printable, 'heading' | 'content' | 'facts' | 'isBoxed'>

/** Heading and facts, which nothing of the text pushes out. */
const firstParts = ({ heading, content = '', facts = [], isBoxed }: Said) => {
  const { lead, rest } = headingParts(heading, isBoxed)
  const room = LINE_AD_CHARS - lead.length - rest.length

  return { lead, rest, told: fittingFacts(unsaidFacts(facts, `${heading} ${content}`), room) }
}

/** What is printed of heading, facts and text by the rules. */
const byRules = (ad: Printable): PrintedWords => {
  const { lead, rest, told } = firstParts(ad)
  const room = LINE_AD_CHARS - lead.length - rest.length - told.length
  const said = room > 20 ? sentence(shortenAd(flatten(ad.content ?? ''), room, abbreviate)) : ''

  return { lead, said: [rest, told, said].filter(Boolean).join(' ') }
}

/** The same in a publisher's words. */
const asWorded = (wording: string): PrintedWords => {
  const { lead, rest } = parted(wording)

  return { lead, said: sentence(rest) }
}

/**
 * How many characters heading, facts and text take together once they are shortened and before they are cut.
 * @example lineLength({ heading: 'Dětské kolo', content: 'Zachovalé.' }) // 17
 */
export const lineLength = (ad: Pick<Printable, 'heading' | 'content' | 'facts'>): number => {
  const { lead, rest, told } = firstParts(ad)
  const { length } = sentence(abbreviate(flatten(ad.content ?? '')))

  return lead.length + rest.length + told.length + length
}

/**
 * An ad as the newspaper sets it: heading, what is said of the thing, shortened text, price, town and code.
 * @example lineAd({ heading: 'Kolo', price: { type: 'free', amount: null }, town: 'Brno', dialCode: '204815' }).code // '204 815'
 */
export const lineAd = (ad: Printable): PrintedLine => {
  const { wording, price, town, dialCode } = ad
  const { lead, said } = wording ? asWorded(wording) : byRules(ad)
  const facts = [formatPrice(price, 'short'), townWithNumber(town)].map(sentence)

  return {
    lead: keepTogether(lead),
    text: [said, ...facts].filter(Boolean).map(keepTogether).join(' '),
    code: dialCode ? `${dialCode.slice(0, 3)}\u00a0${dialCode.slice(3)}` : null,
  }
}
