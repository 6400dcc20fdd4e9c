'use client'

import { LocalityOpener } from '@inzrt/ui/locality/LocalityOpener.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { LateBoundary } from '../../shell/late/LateBoundary.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'
import { searchStore } from '../../shell/stores/searchStore.ts'
import { SiteSearch } from '../../site/search/SiteSearch.client.tsx'

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
