import { PER_PAGE } from '../limits.ts'
import type { SortKey } from './sortKeys.ts'

export type FilterItem = { readonly value: string }

/** What a listing is narrowed down to, ordered by and how far it is opened. */
export type FilterState = {
  readonly order: SortKey
  readonly items: readonly FilterItem[]
  readonly psc: { readonly id: number; readonly psc: string } | null
  readonly perPage: number
  readonly page: number
}

/** The state of a listing that nobody has touched. */
export const initialFilter: FilterState = {
  order: 'default',
  items: [],
  psc: null,
  perPage: PER_PAGE,
  page: 1,
}

/**
 * Whether a visitor narrowed or reordered the listing. Opening further pages is no change.
 * @example isFilterChanged(initialFilter) // false
 */
export const isFilterChanged = ({
  order,
  items,
  psc,
}: Pick<FilterState, 'order' | 'items' | 'psc'>): boolean =>
  order !== 'default' || items.length > 0 || psc !== null

/**
 * Puts a listing back as nobody had touched it.
 * @example resetFilter().page // 1
 */
export const resetFilter = (): FilterState => initialFilter
