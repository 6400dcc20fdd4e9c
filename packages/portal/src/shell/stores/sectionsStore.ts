import type { Section } from '@inzrt/contracts/browse/section'
import { proxy, ref } from 'valtio/vanilla'

type Sections = Readonly<{
  items: readonly Section[]
  loaded: boolean
  /** They are to be fetched again; the old ones stay until the new have come. */
  needReload: boolean
}>

const none: Sections = { items: [], loaded: false, needReload: false }

/** Sections fetched by the browser: those of the home page and the sister site's. */
export const sectionsStore = proxy<{ home: Sections; sister: Sections }>({
  home: ref(none),
  sister: ref(none),
})

export type SectionsKind = keyof typeof sectionsStore

/** The next visit fetches these sections again. */
export const flagSections = (kind: SectionsKind): void => {
  sectionsStore[kind] = ref({ ...sectionsStore[kind], needReload: true })
}

/** Keeps sections that were fetched, which takes their flag away. */
export const storeSections = (kind: SectionsKind, items: readonly Section[]): void => {
  sectionsStore[kind] = ref({ items, loaded: true, needReload: false })
}
