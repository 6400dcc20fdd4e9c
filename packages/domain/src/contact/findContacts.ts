import { foldLetters } from '../text/foldLetters.ts'
import { plainSigns } from '../text/plainSigns.ts'
import { EMAIL, WEB } from './contactPatterns.ts'
import { findPhones } from './findPhones.ts'
import { isDialable } from './isDialable.ts'

/** A contact written where none should be, in plain signs (e-mails and webs folded). */
export type FoundContact = Readonly<{ kind: 'phone' | 'email' | 'web'; found: string }>

const matches = (kind: FoundContact['kind'], text: string, pattern: RegExp): FoundContact[] =>
  Array.from(text.matchAll(pattern), ([found]) => ({ kind, found }))

const phones = (text: string): FoundContact[] =>
  findPhones(text)
    .map(([start, end]) => ({ kind: 'phone' as const, found: text.slice(start, end) }))
    .filter(({ found }) => isDialable(found))

/**
 * Finds phone numbers, e-mails („jana (zavináč) seznam tečka cz“ too) and web addresses in a text
 * that must not carry them, such as a heading.
 * @example findContacts('Kolo, tel. 777123456') // [{ kind: 'phone', found: '777123456' }]
 */
export const findContacts = (text: string): FoundContact[] => {
  const plain = plainSigns(text)
  const folded = foldLetters(plain)

  return [
    ...phones(plain),
    ...matches('email', folded, EMAIL),
    ...matches('web', folded.replace(EMAIL, ' '), WEB),
  ]
}
