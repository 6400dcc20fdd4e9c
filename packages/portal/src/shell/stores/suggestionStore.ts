import type { Suggestion } from '@inzrt/ui/search/SuggestionList.tsx'
import { proxy } from 'valtio/vanilla'

export type LinkedSuggestion = Suggestion & { href: string }

/** What the search field offers, and which offer its arrow keys stand on. */
export const suggestionStore = proxy<{
  options: LinkedSuggestion[]
  listboxId: string
  activeIndex: number
}>({ options: [], listboxId: '', activeIndex: -1 })
