'use client'

import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { leaveSearch, searchStore } from '../../shell/stores/searchStore.ts'
import { loadPanel } from './loadPanel.ts'

const LiveSearch = lazyPart(loadPanel)

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
    <LazyBoundary>
      <LiveSearch />
    </LazyBoundary>
  ) : null
}
