import type { ListInfo, ListPagination } from './ListInfo.ts'

/**
 * A fetch ends: its items are stored.
 * @example finishFetch(startFetch('kola'), [1]).loaded // true
 */
export const finishFetch = <Item, Params>(
  list: ListInfo<Item, Params>,
  items: readonly Item[],
  pagination: ListPagination | null = null,
): ListInfo<Item, Params> => ({ ...list, items, pagination, loaded: true, needReload: false })
