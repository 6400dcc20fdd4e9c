import { emptyList, finishFetch, type ListInfo, startFetch } from '@inzrt/domain/listing'
import { proxy, ref } from 'valtio/vanilla'
import type { ListParams } from '../listing/ListParams.ts'
import type { RowItem } from '../listing/toRowItems.ts'

export type ListState = {
  /** The fetch that runs or ran last. */
  info: ListInfo<RowItem, ListParams>
  /** Rows on the screen: they stay until newer ones have come. */
  rows: readonly RowItem[]
}

/** Further pages of the list that the page came with. */
export const listStore = proxy<ListState>({ info: ref(emptyList), rows: ref([]) })

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
}

/** Puts the list back as before its first fetch. */
export const unloadList = (): void => {
  listStore.info = ref(emptyList)
  listStore.rows = ref([])
}
