import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '@inzrt/rules/limits'
import type { AdType, SortKey } from '@inzrt/rules/listing'
import { proxy } from 'valtio/vanilla'

export type SearchState = {
  /** Id of the field in use: a page may hold one in its hero and one in its header. */
  field: string
  /** What is typed; null while the field holds what the page came with. */
  term: string | null
  /** What is asked for: the words as they last rested; empty while they are too short. */
  asked: string
  /** The panel or, on a phone, the window with results is shown. */
  isOpen: boolean
  order: SortKey
  types: AdType[]
  /** Key of the chosen place. */
  place: string | null
  /** Sections of the sister site are offered too. */
  includeSister: boolean
}

const initialSearch = (): SearchState => ({
  field: '',
  term: null,
  asked: '',
  isOpen: false,
  order: 'default',
  types: [],
  place: null,
  includeSister: false,
})

/** The site's search, shared by its fields, its panel and its window. */
export const searchStore = proxy<SearchState>(initialSearch())

let pause: ReturnType<typeof setTimeout> | undefined

/** Typing opens the results and, after a pause, asks; an empty field has no results. */
export const typeSearch = (term: string): void => {
  const words = term.trim()
  searchStore.term = term
  searchStore.isOpen = words !== ''
  clearTimeout(pause)
  if (words.length < SEARCH_MIN_CHARS) {
    searchStore.asked = ''
    return
  }
  pause = setTimeout(() => {
    searchStore.asked = words
  }, SEARCH_DEBOUNCE_MS)
}

/** The visitor left the search: words, filters and place are gone, the order is the default again. */
export const leaveSearch = (): void => {
  clearTimeout(pause)
  Object.assign(searchStore, initialSearch(), { field: searchStore.field, term: '' })
}
