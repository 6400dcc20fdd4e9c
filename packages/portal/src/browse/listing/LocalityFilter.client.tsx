'use client'

import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import { RadiusSelect } from '@inzrt/ui/locality/RadiusSelect.tsx'
import type { LocalitySearch } from '@inzrt/ui/locality/useLocalitySearch.ts'
import { useCallback } from 'react'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import type { chosenPlace } from '../../shell/locality/chosenPlace.ts'
import type { FoundPlace } from '../../shell/locality/searchPlace.ts'
import { toPlaceLine } from '../../shell/locality/toPlaceLine.ts'
import { goTo } from '../../shell/runtime/goTo.ts'

export type LocalityFilterProps = {
  path: string
  state: ListingState
  term?: string | undefined
  /** Counts of places are those of this section. */
  sectionSlug?: string | undefined
  chosen: ReturnType<typeof chosenPlace>
  /** The same list of any place. */
  cancelHref: string
}

/** Narrows a list to a place and its surroundings; the address says which. */
export const LocalityFilter = ({
  path,
  state,
  term,
  sectionSlug,
  chosen,
  cancelHref,
}: LocalityFilterProps) => {
  // The code that asks comes with the first question.
  const search: LocalitySearch<FoundPlace> = useCallback(
    async (words, signal) => {
      const { searchPlace } = await import('../../shell/locality/searchPlace.ts')

      return searchPlace(sectionSlug)(words, signal)
    },
    [sectionSlug],
  )
  const elsewhere = { ...state, psc: null, district: null, place: null, page: 1 }

  return (
    <LocalityPicker
      id="lokalita"
      name="place"
      chosen={chosen}
      search={search}
      toLine={toPlaceLine}
      onChoose={({ key, kind }) => {
        const asked = kind === 'psc' ? { psc: key } : { place: key }
        goTo(serialiseListing(path, { ...elsewhere, ...asked }, term))
      }}
      onCancel={() => goTo(cancelHref)}
      cancelHref={cancelHref}
      radius={<RadiusSelect radius={state.radius} />}
    />
  )
}
