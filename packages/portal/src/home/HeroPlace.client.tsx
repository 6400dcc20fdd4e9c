'use client'

import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import { useState } from 'react'
import { searchLocality } from '../locality/searchLocality.ts'

/** The place to search in, as part of the big search's form. */
const HeroPlace = () => {
  const [psc, setPsc] = useState<string | null>()

  return (
    <LocalityPicker
      id="hledat-uvod-misto"
      look="field"
      isOpenAtFirst={psc === undefined}
      psc={psc}
      search={searchLocality}
      onChoose={(locality) => setPsc(locality.psc)}
      onCancel={() => setPsc(null)}
      cancelHref="/"
    />
  )
}

export default HeroPlace
