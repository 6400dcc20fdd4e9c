import type { ListInfo } from './ListInfo.ts'

/**
 * Marks a list so that the next visit fetches it again.
 * @example flagReload(emptyList).needReload // true
 */
export const flagReload = <Item, Params>(list: ListInfo<Item, Params>): ListInfo<Item, Params> => ({
  ...list,
  needReload: true,
})
