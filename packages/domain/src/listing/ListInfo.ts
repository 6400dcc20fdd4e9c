/** How many items there are in all, and on how many pages. */
export type ListPagination = { readonly total: number; readonly totalPages: number }

/** What is known of a list that is fetched: its items, and whether they can be relied on. */
export type ListInfo<Item, Params> = {
  readonly items: readonly Item[]
  readonly loaded: boolean
  readonly needReload: boolean
  readonly params: Params | null
  /** Known of lists of ads only. */
  readonly pagination: ListPagination | null
}

/** A list before its first fetch, and after it was unloaded. */
export const emptyList: ListInfo<never, never> = {
  items: [],
  loaded: false,
  needReload: false,
  params: null,
  pagination: null,
}

/**
 * A fetch begins: the old items go, its parameters are remembered.
 * @example startFetch({ slug: 'kola' }).loaded // false
 */
export const startFetch = <Item, Params>(params: Params): ListInfo<Item, Params> => ({
  ...emptyList,
  params,
})

/**
 * A fetch ends: its items are stored.
 * @example finishFetch(startFetch('kola'), [1]).loaded // true
 */
export const finishFetch = <Item, Params>(
  list: ListInfo<Item, Params>,
  items: readonly Item[],
  pagination: ListPagination | null = null,
): ListInfo<Item, Params> => ({ ...list, items, pagination, loaded: true, needReload: false })

/**
 * Marks a list so that the next visit fetches it again.
 * @example flagReload(emptyList).needReload // true
 */
export const flagReload = <Item, Params>(list: ListInfo<Item, Params>): ListInfo<Item, Params> => ({
  ...list,
  needReload: true,
})
