import type { FilterState } from './FilterState.ts'

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
