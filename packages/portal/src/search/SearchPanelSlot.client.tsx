'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { leaveSearch, searchStore } from '../stores/searchStore.ts'
import { loadPanel } from './loadPanel.ts'

const LiveSearch = lazy(loadPanel)

/** Place under the header where results appear while one types. */
export const SearchPanelSlot = () => {
  const { isOpen } = useSnapshot(searchStore)

  useEffect(() => {
    const leaveWhenBack = (event: PageTransitionEvent) => {
      if (event.persisted) leaveSearch()
    }
    window.addEventListener('pageshow', leaveWhenBack)

    return () => window.removeEventListener('pageshow', leaveWhenBack)
  }, [])

  return isOpen ? (
    <Suspense>
      <LiveSearch />
    </Suspense>
  ) : null
}
