import { onOneLine } from '../text/onOneLine.ts'

/** Whole crowns a query asks for, and the query without them. */
export type AskedPrice = Readonly<{ from: number | null; to: number | null; rest: string }>

/** What a number is to a price: the least, the most, or about as much. */
type Limit = 'from' | 'to' | 'around'

const WORDS: Readonly<Record<Limit, string>> = {
  from: 'od|nad|min|minimálně|nejméně|aspoň|alespoň|(?:více?|dražší) než',
  to: 'do|za|pod|max|maximálně|nejvýše?|nejvíce?|(?:méně|míň|levnější) než',
  around: 'kolem|okolo|zhruba|přibližně|cca|asi',
}

/** What stands before a number that is a limit, with „v ceně“ where it says so. */
const LIMITS = (Object.entries(WORDS) as [Limit, string][]).map(
  ([limit, words]) =>
    [
      limit,
      new RegExp(`(?<![\\p{L}\\p{N}-])(?:(?:v )?cen[auěy] )?(?:${words})\\.?\\s{1,3}$`, 'iu'),
    ] as const,
)

/** The longest limit has so many characters. */
const LIMIT_LENGTH = 32

const AMOUNT =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[ .\u00a0]\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)(?:\s?(tis|tisíce?|tisíců|mil|mili[oó]n\p{L}{0,2}|k)(?!\p{L})\.?)?(?:\s?(,[-–]{1,2}|(?:kč|kc|czk|korun\p{L}?)(?!\p{L}))){0,2}(?![\p{L}\p{N}])/giu

/** What is given away costs nothing. */
const FREE =
  /(?<![\p{L}\p{N}])(?:zdarma|za\s+odvoz|daruj\p{L}{1,3}|věnuj\p{L}{1,3})(?![\p{L}\p{N}])/giu

/** Smaller sums without a currency are sizes, ages and rooms: „do 20 kg“, „od 3 let“. */
const LEAST_BARE = 100

/** „Air Max 270“ and „Pro Max 512“ are models, „max 500“ is a price. */
const IN_MODELS = /(?:max|min)\s{1,3}$/iu
const ROUND = 50

/** „Auto od 2015“, but „do 2000“. */
const YEAR = /^(?!\d\d00)(?:19\d|20[0-3])\d$/

/** What stands behind a number that is no price. */
const UNIT =
  /^\s*(?:kg|g|cm|cm3|ccm|mm|m|m2|m²|km|l|litr\p{L}*|let|roků|rok|měsíc\p{L}*|dn[íů]|hodin|kw|kwh|w|ah|mah|v|gb|tb|mb|palců|koní|ps|hp|ks|kus\p{L}*|osob|míst|stran|"|″|%)(?![\p{L}\p{N}])/iu

const BETWEEN = /^\s?(?:-|–|až)\s?$/u

const PERCENT_AROUND = 20

type Amount = Readonly<{
  crowns: number
  limit: Limit | null
  isPrice: boolean
  /** Where its limit begins, and where it ends itself. */
  start: number
  end: number
}>

const crownsOf = (digits: string, unit: string): number => {
  const number = Number(digits.replace(/[ .\u00a0](?=\d{3})/g, '').replace(',', '.'))
  if (unit === '') return Math.round(number)

  return number * (/^mil/i.test(unit) ? 1_000_000 : 1_000)
}

const limitBefore = (query: string, at: number): { limit: Limit; words: string } | null => {
  const before = query.slice(Math.max(0, at - LIMIT_LENGTH), at)
  for (const [limit, pattern] of LIMITS) {
    const words = pattern.exec(before)?.[0]
    if (words !== undefined) return { limit, words }
  }

  return null
}

/** Without a currency some numbers behind a limit are prices. */
const isBarePrice = (written: string, crowns: number, words: string): boolean =>
  crowns >= LEAST_BARE && !YEAR.test(written) && (!IN_MODELS.test(words) || crowns % ROUND === 0)

const readAmount = (query: string, match: RegExpExecArray): Amount => {
  const [whole, digits = '', unit = '', currency] = match
  const end = match.index + whole.length
  const { limit = null, words = '' } = limitBefore(query, match.index) ?? {}
  const crowns = crownsOf(digits, unit)
  const isSaid =
    currency !== undefined || (limit !== null && isBarePrice(digits + unit, crowns, words))

  return {
    crowns,
    limit,
    start: match.index - words.length,
    end,
    isPrice: isSaid && crowns > 0 && !UNIT.test(query.slice(end)),
  }
}

/** Of „2000–3000 Kč“ the first number is the least, and a price because the second is one. */
const readRange = (query: string, one: Amount, next: Amount | undefined): Amount =>
  next?.isPrice && one.limit !== 'to' && BETWEEN.test(query.slice(one.end, next.start))
    ? { ...one, limit: 'from', isPrice: true, end: next.start }
    : one

const around = (crowns: number, part: number): number => Math.round((crowns * part) / 100)

const leastOf = ({ crowns, limit }: Amount): number | null => {
  if (limit === 'around') return around(crowns, 100 - PERCENT_AROUND)

  return limit === 'from' ? crowns : null
}

const mostOf = ({ crowns, limit }: Amount): number | null => {
  if (limit === 'around') return around(crowns, 100 + PERCENT_AROUND)

  return limit === 'from' ? null : crowns
}

const first = (prices: readonly Amount[], limitOf: (price: Amount) => number | null) =>
  prices.map(limitOf).find((limit) => limit !== null) ?? null

const readFree = (query: string): AskedPrice | null => {
  const rest = query.replace(FREE, ' ')

  return rest === query ? null : { from: null, to: 0, rest: onOneLine(rest) }
}

/**
 * Reads „do 5000“, „od 1 000 do 2 000 Kč“, „pod 3 tis.“, „kolem 3000“, „2000–3000 Kč“, „zdarma“ or „daruji“ out of a
 * query; null when it names no price.
 * @example readPriceRange('pračka do 5 000 Kč') // { from: null, to: 5000, rest: 'pračka' }
 */
export const readPriceRange = (query: string): AskedPrice | null => {
  const amounts = Array.from(query.matchAll(AMOUNT), (match) => readAmount(query, match))
  const prices = amounts
    .map((one, at) => readRange(query, one, amounts[at + 1]))
    .filter(({ isPrice }) => isPrice)
  if (prices.length === 0) return readFree(query)
  const rest = prices.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    query,
  )

  return { from: first(prices, leastOf), to: first(prices, mostOf), rest: onOneLine(rest) }
}
