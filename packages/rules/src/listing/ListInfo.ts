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
