'use client'

import { useListbox } from '@inzrt/ui/listbox/useListbox.ts'
import { SearchBox } from '@inzrt/ui/search/SearchBox.tsx'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { goTo } from '../runtime/goTo.ts'
import { leaveSearch, searchStore, typeSearch } from '../stores/searchStore.ts'
import { suggestionStore } from '../stores/suggestionStore.ts'
import { isPhone } from './isPhone.ts'
import { loadPanel } from './loadPanel.ts'
import { pastSearches } from './pastSearches.ts'

export type HeaderSearchProps = {
  /** Words the page was asked for with. */
  initialTerm?: string
}

/** Search field of the header: suggests while one types, and asks `/search` without JavaScript. */
export const HeaderSearch = ({ initialTerm = '' }: HeaderSearchProps) => {
  const { term, isOpen } = useSnapshot(searchStore)
  const { options } = useSnapshot(suggestionStore)
  const field = useRef<HTMLInputElement>(null)
  const value = term ?? initialTerm
  const listbox = useListbox({
    keys: isOpen ? options.map(({ id }) => id) : [],
    onPick: (index) => {
      const option = options[index]
      if (option) goTo(option.href)
    },
    onClose: leaveSearch,
  })

  useEffect(() => {
    suggestionStore.listboxId = listbox.id
    suggestionStore.activeIndex = listbox.activeIndex
  }, [listbox.id, listbox.activeIndex])

  const suggest = () => {
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
      {...listbox.inputProps}
      id="hledat"
      ref={field}
      value={value}
      onChange={(event) => typeSearch(event.target.value)}
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
