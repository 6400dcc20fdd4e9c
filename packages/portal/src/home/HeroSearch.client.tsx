'use client'

import { LocalityOpener } from '@inzrt/ui/locality/LocalityOpener.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { LateBoundary } from '../late/LateBoundary.client.tsx'
import { latePart } from '../late/latePart.tsx'
import { SiteSearch } from '../search/SiteSearch.client.tsx'
import { searchStore } from '../stores/searchStore.ts'

const HeroPlace = latePart(() => import('./HeroPlace.client.tsx'))

/** The site's search in the hero of home; what finds a place comes when it is wanted. */
export const HeroSearch = ({ id }: { id: string }) => {
  const { psc } = useSnapshot(searchStore)
  const [isPlaceWanted, setPlaceWanted] = useState(false)

  return (
    <SiteSearch id={id} size="hero">
      {isPlaceWanted || psc !== null ? (
        <LateBoundary awaited={<LocalityOpener />} onMissing={() => setPlaceWanted(false)}>
          <HeroPlace />
        </LateBoundary>
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
