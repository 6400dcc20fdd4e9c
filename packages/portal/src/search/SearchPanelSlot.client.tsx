'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { leaveSearch, searchStore } from '../stores/searchStore.ts'
import { loadPanel } from './loadPanel.ts'

const LiveSearch = lazy(loadPanel)

export type SearchPanelSlotProps = {
  /** Id of the `SiteSearch` whose results appear here. */
  field?: string
}

/** Place under a search field where results appear while one types. */
export const SearchPanelSlot = ({ field = 'hledat' }: SearchPanelSlotProps) => {
  const { isOpen, field: fieldInUse } = useSnapshot(searchStore)

  useEffect(() => {
    const leaveWhenBack = (event: PageTransitionEvent) => {
      if (event.persisted) leaveSearch()
    }
    window.addEventListener('pageshow', leaveWhenBack)

    return () => window.removeEventListener('pageshow', leaveWhenBack)
  }, [])

  return isOpen && fieldInUse === field ? (
    <Suspense>
      <LiveSearch />
    </Suspense>
  ) : null
}
