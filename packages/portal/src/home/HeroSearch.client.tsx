'use client'

import { LocalityOpener } from '@inzrt/ui/locality/LocalityOpener.tsx'
import { SearchBox } from '@inzrt/ui/search/SearchBox.tsx'
import { lazy, Suspense, useState } from 'react'

const HeroPlace = lazy(() => import('./HeroPlace.client.tsx'))

/** The big search of the home page; what finds a place comes when it is wanted. */
export const HeroSearch = () => {
  const [isPlaceWanted, setPlaceWanted] = useState(false)

  return (
    <SearchBox id="hledat-uvod" size="hero">
      {isPlaceWanted ? (
        <Suspense fallback={<LocalityOpener />}>
          <HeroPlace />
        </Suspense>
      ) : (
        <LocalityOpener onOpen={() => setPlaceWanted(true)} />
      )}
    </SearchBox>
  )
}
