import { foldLetters } from './foldLetters.ts'
import { plainSigns } from './plainSigns.ts'

/** Letters and digits drawn like a Latin letter, by that letter; folding has made a final sigma of the small one drawn like c. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'вβьʙƅ',
  c: 'сςᴄ',
  d: 'ԁᴅ',
  e: 'еεєᴇ',
  g: 'ɡɢ',
  h: 'нһʜ',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: 'i1ıіιɩɪʟӏ',
  m: 'мᴍ',
  n: 'ηɴ',
  o: '0оοᴏσ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'ʀг',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υᴜ',
  v: 'νᴠ',
  w: 'ԝᴡ',
  x: 'хχ',
  y: 'уʏγ',
  z: 'ᴢ',
}

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, signs]) => [...signs].map((sign) => [sign, latin])),
)

const SEPARATORS = /[^\p{L}\p{N}]+/gu
const ENDS = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/gu

/**
 * What is left of a name once everything is gone that a reader overlooks: accents, case, letters of other scripts and
 * digits that look like ours, marks around it, how many there are between its words. Names with one skeleton can be
 * mistaken for each other. To be compared, never shown.
 * @example toSkeleton('Fіrma.') === toSkeleton('firma') // true
 */
export const toSkeleton = (name: string): string =>
  // In lower case first: of the capital drawn like C plain signs make a sigma like any other.
  Array.from(foldLetters(plainSigns(name.toLowerCase())), (sign) => LATIN.get(sign) ?? sign)
    .join('')
    .replace(SEPARATORS, (marks) => marks.trim().charAt(0) || ' ')
    .replace(ENDS, '')
