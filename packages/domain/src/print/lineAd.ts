import { formatPrice } from '../price/formatPrice.ts'
import type { Price } from '../price/Price.ts'
import { abbreviate } from './abbreviate.ts'
import { cutToWords } from './cutToWords.ts'

/** What the newspaper takes from an ad. */
export type Printable = Readonly<{
  heading: string
  content?: string
  price: Price
  town: string
  dialCode?: string
}>

/** A line ad: its first words, which are set in capitals, what follows, and its code. */
export type PrintedLine = Readonly<{ lead: string; text: string; code: string | null }>

const LEAD_WORDS = 2

/** Most characters that heading and text take together. */
export const LINE_AD_CHARS = 130

const withoutEnd = (text: string): string => text.replace(/[\s.,;:…–-]*$/u, '')

const words = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const sentence = (text: string): string => (text === '' ? '' : `${withoutEnd(text)}.`)

/**
 * An ad as the newspaper sets it: shortened words of heading and text, price, town and code.
 * @example lineAd({ heading: 'Dětské kolo 20"', price, town: 'Brno', dialCode: '204815' }).code // '204 815'
 */
export const lineAd = ({
  heading,
  content = '',
  price,
  town,
  dialCode,
}: Printable): PrintedLine => {
  const all = words(heading).split(' ')
  const lead = all.slice(0, LEAD_WORDS).join(' ')
  const rest = sentence(abbreviate(all.slice(LEAD_WORDS).join(' ')))
  const room = LINE_AD_CHARS - lead.length - rest.length
  const said = room > 20 ? sentence(cutToWords(abbreviate(words(content)), room)) : ''
  const facts = [formatPrice(price, 'short'), town].map(sentence)

  return {
    lead,
    text: [rest, said, ...facts].filter(Boolean).join(' '),
    code: dialCode ? `${dialCode.slice(0, 3)}\u00a0${dialCode.slice(3)}` : null,
  }
}
