'use client'

import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import { SearchBox } from '@inzrt/ui/search/SearchBox.tsx'
import { useState } from 'react'
import { searchLocality } from '../locality/searchLocality.ts'

/** The big search of the home page, with the place to search in. */
export const HeroSearch = () => {
  const [psc, setPsc] = useState<string | null>(null)

  return (
    <SearchBox id="hledat-uvod" size="hero">
      <LocalityPicker
        id="hledat-uvod-misto"
        look="field"
        psc={psc}
        search={searchLocality}
        onChoose={(locality) => setPsc(locality.psc)}
        onCancel={() => setPsc(null)}
        cancelHref="/"
      />
    </SearchBox>
  )
}
