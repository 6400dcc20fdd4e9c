import { emptyList, finishFetch, type ListInfo, startFetch } from '@inzrt/rules/listing'
import { proxy, ref } from 'valtio/vanilla'
import type { RowItem } from '../../ad/toRowItems.ts'
import type { ListParams } from './ListParams.ts'

export type ListState = {
  /** The fetch that runs or ran last. */
  info: ListInfo<RowItem, ListParams>
  /** Rows that were loaded: they stay until newer ones have come. */
  rows: readonly RowItem[]
  /** How many pages of them are open; none until something was loaded. */
  page: number | null
}

/** Further pages of the list that the page came with. */
export const listStore = proxy<ListState>({ info: ref(emptyList), rows: ref([]), page: null })

/** A fetch clears the list and remembers what was asked; its end stores the answer. */
export const fetchList = async (
  params: ListParams,
  load: (params: ListParams) => Promise<readonly RowItem[]>,
): Promise<void> => {
  const started = startFetch<RowItem, ListParams>(params)
  listStore.info = ref(started)
  const rows = await load(params)
  if (listStore.info.params !== params) return
  listStore.info = ref(finishFetch(started, rows))
  listStore.rows = ref([...rows])
  listStore.page = params.state.page
}

/** Opens or closes loaded pages, as back and forward do; answers whether so many are loaded. */
export const showPage = (page: number): boolean => {
  const isLoaded = (listStore.info.params?.state.page ?? 0) >= page
  if (isLoaded) listStore.page = page

  return isLoaded
}

/** Puts the list back as before its first fetch. */
export const unloadList = (): void => {
  listStore.info = ref(emptyList)
  listStore.rows = ref([])
  listStore.page = null
}
