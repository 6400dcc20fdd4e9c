'use client'

import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { chosenPlace } from '../../shell/locality/chosenPlace.ts'
import { searchAnyPlace } from '../../shell/locality/searchPlace.ts'
import { toPlaceLine } from '../../shell/locality/toPlaceLine.ts'
import { searchStore } from '../../shell/stores/searchStore.ts'

/** The place to search in, as part of the big search's form; live results know it too. */
const HeroPlace = () => {
  const { place } = useSnapshot(searchStore)
  const [wasChosen, setChosen] = useState(place !== null)
  if (place !== null && !wasChosen) setChosen(true)

  return (
    <LocalityPicker
      id="hledat-uvod-misto"
      look="field"
      isOpenAtFirst={!wasChosen}
      chosen={chosenPlace({ psc: null, district: null, place })}
      search={searchAnyPlace}
      toLine={toPlaceLine}
      onChoose={({ key }) => {
        searchStore.place = key
      }}
      onCancel={() => {
        searchStore.place = null
      }}
      cancelHref="/"
    />
  )
}

export default HeroPlace
