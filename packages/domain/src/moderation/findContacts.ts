import { fold } from '../search/fold.ts'
import { findPhones } from './findPhones.ts'
import { isDialable } from './isDialable.ts'

/** A contact written where none should be, as it was found (e-mails and webs folded). */
export type FoundContact = Readonly<{ kind: 'phone' | 'email' | 'web'; found: string }>

const AT = String.raw`(?:@|\((?:at|zavinac)\)|\[(?:at|zavinac)\]|zavinac)`
const DOT = String.raw`(?:\.|\((?:dot|tecka)\)|\[(?:dot|tecka)\]|tecka)`

/** Every repetition is bounded, so the search stays linear whatever the text. */
const EMAIL = new RegExp(
  String.raw`[a-z\d._+-]{1,64} ?${AT} ?[a-z\d-]{1,63}(?: ?${DOT} ?[a-z\d-]{2,63}){1,3}`,
  'g',
)

const WEB =
  /(?:https?:\/\/|www\.)[^\s]{1,200}|(?<![\w.@-])[a-z\d-]{2,63}\.(?:cz|sk|com|eu|net|org|info|online|shop|pl|de|at)(?![a-z\d])/g

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
  const folded = fold(text)

  return [
    ...phones(text),
    ...matches('email', folded, EMAIL),
    ...matches('web', folded.replace(EMAIL, ' '), WEB),
  ]
}
