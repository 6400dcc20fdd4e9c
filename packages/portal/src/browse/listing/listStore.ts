import { proxy, ref } from 'valtio/vanilla'
import type { RowItem } from '../../ad/toRowItems.ts'
import type { ListParams } from './ListParams.ts'

export type ListState = {
  /** What was asked for last. */
  asked: ListParams | null
  /** Rows that were loaded: they stay until newer ones have come. */
  rows: readonly RowItem[]
  /** How many pages of them are open; none until something was loaded. */
  page: number | null
}

/** Further pages of the list that the page came with. */
export const listStore = proxy<ListState>({ asked: null, rows: ref([]), page: null })

/** Asks for further pages and keeps the answer, unless something else was asked for meanwhile. */
export const fetchList = async (
  params: ListParams,
  load: (params: ListParams) => Promise<readonly RowItem[]>,
): Promise<void> => {
  listStore.asked = ref(params)
  const rows = await load(params)
  if (listStore.asked !== params) return
  listStore.rows = ref([...rows])
  listStore.page = params.state.page
}

/** Opens or closes loaded pages, as back and forward do; answers whether so many are loaded. */
export const showPage = (page: number): boolean => {
  const isLoaded = (listStore.asked?.state.page ?? 0) >= page
  if (isLoaded) listStore.page = page

  return isLoaded
}
