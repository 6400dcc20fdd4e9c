import { type FilterState, initialFilter } from './FilterState.ts'

/**
 * Puts a listing back as nobody had touched it.
 * @example resetFilter().page // 1
 */
export const resetFilter = (): FilterState => initialFilter
