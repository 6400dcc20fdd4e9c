import type { SearchAnswer } from '@inzrt/contracts/browse/search'
import { fromHundredths } from '@inzrt/domain/price'
import { RADII } from '@inzrt/rules/listing'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'

type Understood = NonNullable<SearchAnswer['meta']['understood']>

/** The same search with the filters its words named, which can be seen and taken off. */
export const understoodHref = (
  { q, region, district, psc, place, radius, priceFrom, priceTo }: Understood,
  state: ListingState,
): string =>
  serialiseListing(
    '/search',
    {
      ...state,
      region: region ?? null,
      district: district ?? null,
      psc: psc ?? null,
      place: place ?? null,
      radius: RADII.find((km) => km === radius) ?? null,
      priceFrom: priceFrom === undefined ? null : fromHundredths(priceFrom),
      priceTo: priceTo === undefined ? null : fromHundredths(priceTo),
    },
    q,
  )
