'use client'

import { LocalityOpener } from '@inzrt/ui/locality/LocalityOpener.tsx'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SiteSearch } from '../search/SiteSearch.client.tsx'
import { searchStore } from '../stores/searchStore.ts'

const HeroPlace = lazy(() => import('./HeroPlace.client.tsx'))

/** The site's search in the hero of home; what finds a place comes when it is wanted. */
export const HeroSearch = ({ id }: { id: string }) => {
  const { psc } = useSnapshot(searchStore)
  const [isPlaceWanted, setPlaceWanted] = useState(false)

  return (
    <SiteSearch id={id} size="hero">
      {isPlaceWanted || psc !== null ? (
        <Suspense fallback={<LocalityOpener />}>
          <HeroPlace />
        </Suspense>
      ) : (
        <LocalityOpener
          onOpen={() => {
            searchStore.isOpen = false
            setPlaceWanted(true)
          }}
        />
      )}
    </SiteSearch>
  )
}
