import { SearchQuerySchema } from '@inzrt/contracts/browse/search'
import { toHundredths } from '@inzrt/domain/price'
import { conditionsFrom, writeCondition } from '@inzrt/rules/attributes'
import * as z from 'zod/mini'
import { readSearchTerms } from '../../catalogue/search/SearchTerms.ts'

export type SavedQuery = z.output<typeof SearchQuerySchema>

const crowns = (text: string | null): string | undefined => {
  const digits = text?.replace(/\s/g, '') ?? ''

  return /^\d{1,8}$/.test(digits) ? String(toHundredths(Number(digits)) ?? '') : undefined
}

const given = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name) || undefined

/**
 * The query of the search page in the words of the search; null when it asks for nothing or no longer
 * means anything.
 */
export const readSavedQuery = (query: string): SavedQuery | null => {
  const params = new URLSearchParams(query)
  const types = params.getAll('type')
  const conditions = conditionsFrom((name) => params.getAll(name))
  const parsed = z.safeParse(SearchQuerySchema, {
    q: params.get('term') ?? '',
    psc: given(params, 'psc'),
    district: given(params, 'district'),
    region: given(params, 'region'),
    place: given(params, 'place'),
    radius: given(params, 'radius'),
    'types[]': types.length > 0 ? types : undefined,
    priceFrom: crowns(params.get('priceFrom')),
    priceTo: crowns(params.get('priceTo')),
    withImage: params.get('photo') === '1' ? '1' : undefined,
    'attributes[]': conditions.length > 0 ? conditions.map(writeCondition) : undefined,
    sort: 'created_desc',
  })

  return parsed.success && readSearchTerms(parsed.data.q).terms.length > 0 ? parsed.data : null
}
