import type { Section } from '@inzrt/contracts/browse/section'
import { emptyList, finishFetch, flagReload, type ListInfo, startFetch } from '@inzrt/rules/listing'
import { proxy, ref } from 'valtio/vanilla'

type Sections = ListInfo<Section, null>

/** Sections fetched by the browser: those of the home page and the sister site's. */
export const sectionsStore = proxy<{ home: Sections; sister: Sections }>({
  home: ref(emptyList),
  sister: ref(emptyList),
})

export type SectionsKind = keyof typeof sectionsStore

/** The next visit fetches these sections again. */
export const flagSections = (kind: SectionsKind): void => {
  sectionsStore[kind] = ref(flagReload(sectionsStore[kind]))
}

/** Fetches sections; while that lasts there are none. */
export const fetchSections = async (
  kind: SectionsKind,
  load: () => Promise<readonly Section[]>,
): Promise<void> => {
  const started: Sections = startFetch(null)
  sectionsStore[kind] = ref(started)
  const items = await load()
  sectionsStore[kind] = ref(finishFetch(started, items))
}
