'use client'

import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { pickSearchedPlace } from '../../shell/locality/pickSearchedPlace.ts'
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
      {...pickSearchedPlace(place)}
      cancelHref="/"
    />
  )
}

export default HeroPlace
