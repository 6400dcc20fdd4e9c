'use client'

import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { searchLocality } from '../../shell/locality/searchLocality.ts'
import { searchStore } from '../../shell/stores/searchStore.ts'

/** The place to search in, as part of the big search's form; live results know it too. */
const HeroPlace = () => {
  const { psc } = useSnapshot(searchStore)
  const [wasChosen, setChosen] = useState(psc !== null)
  if (psc !== null && !wasChosen) setChosen(true)

  return (
    <LocalityPicker
      id="hledat-uvod-misto"
      look="field"
      isOpenAtFirst={!wasChosen}
      psc={psc}
      search={searchLocality}
      onChoose={(locality) => {
        searchStore.psc = locality.psc
      }}
      onCancel={() => {
        searchStore.psc = null
      }}
      cancelHref="/"
    />
  )
}

export default HeroPlace
