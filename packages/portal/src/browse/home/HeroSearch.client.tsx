'use client'

import { LocalityOpener } from '@inzrt/ui/locality/LocalityOpener.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { searchStore } from '../../shell/stores/searchStore.ts'
import { SiteSearch } from '../../site/search/SiteSearch.client.tsx'

const HeroPlace = lazyPart(() => import('./HeroPlace.client.tsx'))

/** The site's search in the hero of home; what finds a place comes when it is wanted. */
export const HeroSearch = ({ id }: { id: string }) => {
  const { place } = useSnapshot(searchStore)
  const [isPlaceWanted, setPlaceWanted] = useState(false)

  return (
    <SiteSearch id={id} size="hero">
      {isPlaceWanted || place !== null ? (
        <LazyBoundary fallback={<LocalityOpener />} onMissing={() => setPlaceWanted(false)}>
          <HeroPlace />
        </LazyBoundary>
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
