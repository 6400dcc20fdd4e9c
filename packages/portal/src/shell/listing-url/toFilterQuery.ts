import { toHundredths } from '@inzrt/domain/price'
import { writeCondition } from '@inzrt/rules/attributes'
import type { ListingState } from './ListingState.ts'

const hundredths = (crowns: number | null) =>
  crowns === null ? undefined : (toHundredths(crowns) ?? undefined)

/** What was chosen in the words of the API: prices in hundredths, nothing that was not chosen. */
export const toFilterQuery = (state: ListingState) => ({
  sort: state.sort,
  psc: state.psc ?? undefined,
  district: state.district ?? undefined,
  region: state.region ?? undefined,
  place: state.place ?? undefined,
  radius: state.radius ?? undefined,
  'types[]': state.types.length > 0 ? [...state.types] : undefined,
  priceFrom: hundredths(state.priceFrom),
  priceTo: hundredths(state.priceTo),
  withImage: state.withImage || undefined,
  'attributes[]': state.attributes.length > 0 ? state.attributes.map(writeCondition) : undefined,
})
