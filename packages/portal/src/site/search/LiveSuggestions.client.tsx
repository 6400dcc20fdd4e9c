'use client'

import { SuggestionList } from '@inzrt/ui/search/SuggestionList.tsx'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { goTo } from '../../shell/runtime/goTo.ts'
import { searchStore } from '../../shell/stores/searchStore.ts'
import { suggestionStore } from '../../shell/stores/suggestionStore.ts'
import { pastSearches } from './pastSearches.ts'
import { toSuggestions } from './toSuggestions.ts'
import { useLiveSearch } from './useLiveSearch.ts'

/** Sections, goods and past searches for the arrow keys of the search field. */
export const LiveSuggestions = () => {
  const { term } = useSnapshot(searchStore)
  const { answer } = useLiveSearch()
  const { options, listboxId, activeIndex } = useSnapshot(suggestionStore)

  useEffect(() => {
    suggestionStore.options = toSuggestions(term ?? '', {
      sections: answer?.data.sections.data ?? [],
      completions: answer?.meta.completions ?? [],
      past: pastSearches.read(),
    })

    return () => {
      suggestionStore.options = []
    }
  }, [term, answer])

  if (options.length === 0) return null

  const { sections, advertisements } = answer?.data ?? {}
  const hasBoth = Boolean(sections?.data.length && advertisements?.data.length)

  return (
    <SuggestionList
      heading={hasBoth ? 'Kategorie a\u00a0rubriky' : undefined}
      id={listboxId}
      options={options}
      activeIndex={activeIndex}
      optionId={(index) => `${listboxId}-${index}`}
      onPick={(index) => {
        const option = options[index]
        if (option) goTo(option.href)
      }}
    />
  )
}
