import { formatPsc } from '@inzrt/domain/locality'
import { formatMoney } from '@inzrt/domain/price'
import { type AttributeSet, conditionText, readCondition } from '@inzrt/rules/attributes'
import type * as z from 'zod/mini'
import type { SearchQuerySchema } from './search.ts'

type NamedQuery = Partial<z.output<typeof SearchQuerySchema>> & Readonly<{ q: string }>

const money = (amount: number): string => formatMoney(amount, 'CZK')

/**
 * What a search is called in lists, letters and forms.
 * @param sets what is asked of things, as operators changed it
 * @example nameOfSearch(query) // 'kolo, Brno-město, do 3 000 Kč'
 */
export const nameOfSearch = (query: NamedQuery, sets?: readonly AttributeSet[]): string =>
  [
    query.q.trim(),
    query.psc && formatPsc(query.psc),
    query.district,
    query.region,
    query.place,
    query.radius !== undefined && `do ${query.radius} km`,
    query.priceFrom !== undefined && `od ${money(query.priceFrom)}`,
    query.priceTo !== undefined && (query.priceTo === 0 ? 'zdarma' : `do ${money(query.priceTo)}`),
    ...(query['attributes[]'] ?? []).map((text) => {
      const condition = readCondition(text)

      return condition && conditionText(condition, sets)
    }),
    query.withImage && 's fotkou',
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, 200)
