import type { FilterCounts, ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import { formatCount } from '@inzrt/domain/text'
import { AD_TYPES, type AdType } from '@inzrt/rules/listing'
import { countRefined } from '../../shell/listing-url/countRefined.ts'
import { isListingChanged } from '../../shell/listing-url/isListingChanged.ts'
import { INITIAL_LISTING, type ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { chosenPlace } from '../../shell/locality/chosenPlace.ts'
import { AutoSubmit } from './AutoSubmit.client.tsx'
import { FilterFields } from './FilterFields.client.tsx'
import { LocalityFilter } from './LocalityFilter.client.tsx'
import { PlaceNote } from './PlaceNote.tsx'

/** Without the place, and without what only a place gives. */
const anywhere = (state: ListingState): ListingState => ({
  ...state,
  psc: null,
  district: null,
  place: null,
  radius: null,
  page: 1,
  sort: state.sort === 'distance' ? 'default' : state.sort,
})

export const FILTER_ID = 'filtr'
export const RAIL_ID = 'upresnit'

export type ListingFilterProps = {
  /** Path of the list; the form asks for it with what was chosen. */
  path: string
  state: ListingState
  /** Words of a search. */
  term?: string | undefined
  counts?: FilterCounts | undefined
  /** The place asked for. */
  place?: ListingPlace | undefined
  /** Counts of places are those of this section. */
  sectionSlug?: string | undefined
  /** Types the section has. */
  types?: readonly AdType[]
}

/** Place and types above a list: a plain form that also sends itself. */
export const ListingFilter = ({
  path,
  state,
  term,
  counts,
  place,
  sectionSlug,
  types = AD_TYPES,
}: ListingFilterProps) => (
  <>
    <FilterFields
      formId={FILTER_ID}
      action={path}
      hidden={{
        ...(term !== undefined && { term }),
        ...(state.view !== INITIAL_LISTING.view && { view: state.view }),
      }}
      locality={
        <LocalityFilter
          path={path}
          state={state}
          term={term}
          sectionSlug={sectionSlug}
          chosen={chosenPlace(state, place?.label)}
          cancelHref={serialiseListing(path, anywhere(state), term)}
        />
      }
      types={types.map((type) => ({
        type,
        count: counts && formatCount(counts.types[type]),
        isChecked: state.types.includes(type),
      }))}
      refineId={RAIL_ID}
      refineCount={countRefined(state)}
      resetHref={
        isListingChanged(state)
          ? serialiseListing(path, { ...INITIAL_LISTING, view: state.view }, term)
          : undefined
      }
    />
    <AutoSubmit formId={FILTER_ID} />
    <PlaceNote state={state} place={place} />
  </>
)
