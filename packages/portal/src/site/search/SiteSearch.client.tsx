'use client'

import { useListbox } from '@inzrt/ui/listbox/useListbox.ts'
import { SearchBox, type SearchBoxProps } from '@inzrt/ui/search/SearchBox.tsx'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { goTo } from '../../shell/runtime/goTo.ts'
import { leaveSearch, searchStore, typeSearch } from '../../shell/stores/searchStore.ts'
import { suggestionStore } from '../../shell/stores/suggestionStore.ts'
import { isPhone } from './isPhone.ts'
import { loadPanel } from './loadPanel.ts'
import { pastSearches } from './pastSearches.ts'

export type SiteSearchProps = Pick<SearchBoxProps, 'landmark' | 'size' | 'children'> & {
  /** Unique on the page; the field's `SearchPanelSlot` has the same. */
  id?: string
  /** Words the page was asked for with. */
  initialTerm?: string | undefined
}

/**
 * Search of the site, in the header and in the hero: suggests while one types, and asks `/search` without
 * JavaScript. Fields of a page share their words; results appear beside the field in use.
 */
export const SiteSearch = ({ id = 'hledat', initialTerm = '', ...box }: SiteSearchProps) => {
  const { term, isOpen, field: fieldInUse } = useSnapshot(searchStore)
  const isInUse = fieldInUse === id
  const { options } = useSnapshot(suggestionStore)
  const field = useRef<HTMLInputElement>(null)
  const value = term ?? initialTerm
  const listbox = useListbox({
    keys: isOpen && isInUse ? options.map(({ id }) => id) : [],
    onPick: (index) => {
      const option = options[index]
      if (option) goTo(option.href)
    },
    onClose: leaveSearch,
  })

  useEffect(() => {
    if (!isInUse) return
    suggestionStore.listboxId = listbox.id
    suggestionStore.activeIndex = listbox.activeIndex
  }, [isInUse, listbox.id, listbox.activeIndex])

  const suggest = () => {
    searchStore.field = id
    // The field is focused again in the very moment it is emptied: what was rendered is out of date.
    const words = searchStore.term ?? initialTerm
    if (words.trim() !== '') typeSearch(words)
  }

  // The field keeps the focus until the window is there to take it: nothing typed meanwhile is lost.
  const openWindow = () => {
    suggest()
    searchStore.isOpen = true
  }

  return (
    <SearchBox
      {...box}
      {...listbox.inputProps}
      id={id}
      ref={field}
      value={value}
      onChange={(event) => {
        searchStore.field = id
        typeSearch(event.target.value)
      }}
      onFocus={() => {
        loadPanel()
        if (!isPhone()) suggest()
      }}
      // Not on focus, which comes back here when the window closes.
      onClick={() => {
        if (isPhone()) openWindow()
      }}
      onClear={() => {
        leaveSearch()
        field.current?.focus()
      }}
      onSubmit={(event) => {
        if (isPhone()) {
          event.preventDefault()
          openWindow()
        } else pastSearches.remember(value)
      }}
    />
  )
}
