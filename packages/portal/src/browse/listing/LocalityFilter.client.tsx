'use client'

import type { Locality } from '@inzrt/domain/locality'
import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import type { LocalitySearch } from '@inzrt/ui/locality/useLocalitySearch.ts'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { goTo } from '../../shell/runtime/goTo.ts'

export type LocalityFilterProps = { path: string; state: ListingState; term?: string | undefined }

/** The code that asks comes with the first question. */
const search: LocalitySearch = async (words, signal) => {
  const { searchLocality } = await import('../../shell/locality/searchLocality.ts')

  return searchLocality(words, signal)
}

/** Narrows a list to a place; the address says which. */
export const LocalityFilter = ({ path, state, term }: LocalityFilterProps) => {
  const hrefWith = (psc: string | null) =>
    serialiseListing(path, { ...state, psc, district: null, page: 1 }, term)
  const go = (psc: string | null) => goTo(hrefWith(psc))

  return (
    <LocalityPicker
      id="lokalita"
      psc={state.psc}
      district={state.district}
      search={search}
      onChoose={({ psc }: Locality) => go(psc)}
      onCancel={() => go(null)}
      cancelHref={hrefWith(null)}
    />
  )
}
