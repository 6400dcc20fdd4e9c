'use client'

import type { Place } from '@inzrt/contracts/browse/place'
import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import { RadiusSelect } from '@inzrt/ui/locality/RadiusSelect.tsx'
import type { LocalitySearch } from '@inzrt/ui/locality/useLocalitySearch.ts'
import { useCallback } from 'react'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { chosenPlace } from '../../shell/locality/chosenPlace.ts'
import { toPlaceLine } from '../../shell/locality/toPlaceLine.ts'
import { goTo } from '../../shell/runtime/goTo.ts'

export type LocalityFilterProps = {
  path: string
  state: ListingState
  term?: string | undefined
  /** Counts of places are those of this section. */
  sectionSlug?: string | undefined
  /** What the place asked for is called. */
  label?: string | undefined
}

/** Narrows a list to a place and its surroundings; the address says which. */
export const LocalityFilter = ({ path, state, term, sectionSlug, label }: LocalityFilterProps) => {
  // The code that asks comes with the first question.
  const search: LocalitySearch<Place> = useCallback(
    async (words, signal) => {
      const { searchPlace } = await import('../../shell/locality/searchPlace.ts')

      return searchPlace(sectionSlug)(words, signal)
    },
    [sectionSlug],
  )
  const elsewhere = { ...state, psc: null, district: null, place: null, page: 1 }
  const anywhere: ListingState = {
    ...{ ...elsewhere, radius: null },
    order: state.order === 'distance' ? 'default' : state.order,
  }
  const cancelHref = serialiseListing(path, anywhere, term)

  return (
    <LocalityPicker
      id="lokalita"
      name="place"
      chosen={chosenPlace(state, label)}
      search={search}
      toLine={toPlaceLine}
      onChoose={({ key, kind }) => {
        const chosen = kind === 'psc' ? { psc: key } : { place: key }
        goTo(serialiseListing(path, { ...elsewhere, ...chosen }, term))
      }}
      onCancel={() => goTo(cancelHref)}
      cancelHref={cancelHref}
      radius={<RadiusSelect radius={state.radius} />}
    />
  )
}
