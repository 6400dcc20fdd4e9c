/** Whole crowns a query asks for, and the query without them. */
export type AskedPrice = Readonly<{ from: number | null; to: number | null; rest: string }>

const AMOUNT =
  /(?<![\p{L}\p{N}])(od|do|za)\s+(\d[\d .]{0,11})(tis\p{L}{0,3}|kč|kc|korun|,-)?(?![\p{L}\p{N}])/giu

/** What is given away costs nothing. */
const FREE =
  /(?<![\p{L}\p{N}])(?:zdarma|za\s+odvoz|daruj\p{L}{1,3}|věnuj\p{L}{1,3})(?![\p{L}\p{N}])/giu

/** Smaller sums without a currency are sizes, ages and rooms: „do 20 kg“, „od 3 let“. */
const LEAST_BARE = 100

/** What stands behind a number that is no price. */
const UNIT =
  /^\s*(?:kg|g|cm|mm|m|m2|m²|km|l|let|roků|rok|měsíc\p{L}*|kw|w|ah|v|gb|tb|palců|"|″|%)(?![\p{L}\p{N}])/iu

const crowns = (digits: string, unit: string | undefined): number => {
  const amount = Number(digits.replace(/[ .]/g, ''))

  return /^tis/i.test(unit ?? '') ? amount * 1_000 : amount
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const readFree = (query: string): AskedPrice | null => {
  const rest = query.replace(FREE, ' ')

  return rest === query ? null : { from: null, to: 0, rest: tidy(rest) }
}

/**
 * Reads „do 5000“, „od 1 000 do 2 000 Kč“, „za 3 tisíce“, „zdarma“ or „daruji“ out of a query; null when it names
 * no price.
 * @example readPriceRange('pračka do 5 000 Kč') // { from: null, to: 5000, rest: 'pračka' }
 */
export const readPriceRange = (query: string): AskedPrice | null => {
  const found = Array.from(query.matchAll(AMOUNT))
    .map((match) => ({
      ...{ word: match[1]?.toLowerCase(), unit: match[3] },
      ...{ amount: crowns(match[2] ?? '', match[3]), start: match.index, length: match[0].length },
    }))
    .filter(
      ({ amount, unit, start, length }) =>
        amount > 0 &&
        (unit !== undefined || amount >= LEAST_BARE) &&
        !UNIT.test(query.slice(start + length)),
    )
  if (found.length === 0) return readFree(query)
  const rest = found.reduceRight(
    (text, { start, length }) => text.slice(0, start) + text.slice(start + length),
    query,
  )

  return {
    from: found.find(({ word }) => word === 'od')?.amount ?? null,
    to: found.find(({ word }) => word !== 'od')?.amount ?? null,
    rest: tidy(rest),
  }
}
