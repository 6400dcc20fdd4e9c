'use client'

import { formatCount } from '@inzrt/domain/text'
import { AD_TYPES, SORT_KEYS } from '@inzrt/rules/listing'
import { FilterBar } from '@inzrt/ui/listing/FilterBar.tsx'
import { LocalityPicker } from '@inzrt/ui/locality/LocalityPicker.client.tsx'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { pickSearchedPlace } from '../../shell/locality/pickSearchedPlace.ts'
import { searchStore } from '../../shell/stores/searchStore.ts'
import { useLiveSearch } from './useLiveSearch.ts'

const readFilter = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
  const form = new FormData(currentTarget)
  searchStore.order = SORT_KEYS.find((key) => key === form.get('order')) ?? 'default'
  searchStore.types = AD_TYPES.filter((type) => form.getAll('type').includes(type))
}

/** Place, types and order of the live results; each change asks again. */
export const LiveFilter = () => {
  const { term, order, types, place } = useSnapshot(searchStore)
  const counts = useLiveSearch().answer?.meta.counts.types

  return (
    <FilterBar
      formId="hledani-filtr"
      action="/search"
      hidden={{ term: term ?? '' }}
      locality={
        <LocalityPicker id="hledani-lokalita" {...pickSearchedPlace(place)} cancelHref="/search" />
      }
      types={AD_TYPES.map((type) => ({
        type,
        count: counts && formatCount(counts[type]),
        isChecked: types.includes(type),
      }))}
      sort={{ defaultValue: order }}
      onChange={readFilter}
    />
  )
}
