import type { FilterCounts } from '@inzrt/contracts/listingQuery'
import { REGIONS } from '@inzrt/domain/locality'
import { countOf, formatCount, nonBreaking, WORDS } from '@inzrt/domain/text'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { RefineForm } from '@inzrt/ui/listing/RefineForm.tsx'
import { isListingChanged } from '../listing-url/isListingChanged.ts'
import { INITIAL_LISTING, type ListingState } from '../listing-url/ListingState.ts'
import { serialiseListing } from '../listing-url/serialiseListing.ts'
import { FILTER_ID } from './ListingFilter.tsx'

export type ListingRefineProps = {
  path: string
  state: ListingState
  term?: string
  counts?: FilterCounts
}

const textOf = (crowns: number | null) => (crowns === null ? undefined : String(crowns))

const hiddenNote = ({ priceFrom, priceTo }: ListingState, counts?: FilterCounts) => {
  const hidden = counts?.hiddenUnpriced ?? 0
  if ((priceFrom === null && priceTo === null) || hidden === 0) return undefined

  return nonBreaking(`Bez částky v korunách, a proto skryto: ${countOf(hidden, WORDS.advert)}.`)
}

/** Price, region and photo beside a list, and the way back to the whole of it. */
export const ListingRefine = ({ path, state, term, counts }: ListingRefineProps) => (
  <>
    <RefineForm
      formId={FILTER_ID}
      priceFrom={textOf(state.priceFrom)}
      priceTo={textOf(state.priceTo)}
      withPhoto={state.photo}
      withPhotoCount={counts && formatCount(counts.withImage)}
      regions={REGIONS.map(({ name }) => ({ value: name, label: name }))}
      region={state.region ?? undefined}
      note={hiddenNote(state, counts)}
    />
    {isListingChanged(state) && (
      <LinkButton href={serialiseListing(path, INITIAL_LISTING, term)}>Zrušit filtry</LinkButton>
    )}
  </>
)
