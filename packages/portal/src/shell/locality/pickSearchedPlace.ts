import { searchStore } from '../stores/searchStore.ts'
import { chosenPlace } from './chosenPlace.ts'
import { type FoundPlace, searchAnyPlace } from './searchPlace.ts'
import { toPlaceLine } from './toPlaceLine.ts'

/** What a picker of the place to search in shows, and what choosing there does. */
export const pickSearchedPlace = (place: string | null) => ({
  chosen: chosenPlace({ psc: null, district: null, place }),
  search: searchAnyPlace,
  toLine: toPlaceLine,
  onChoose: ({ key }: FoundPlace) => {
    searchStore.place = key
  },
  onCancel: () => {
    searchStore.place = null
  },
})
