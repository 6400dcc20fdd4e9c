import { PER_PAGE } from '../limits.ts'
import type { SortKey } from './sortKeys.ts'

/** One thing a visitor selected in the filter bar. */
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
