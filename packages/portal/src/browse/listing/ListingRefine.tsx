import type { FilterCounts } from '@inzrt/contracts/browse/listingQuery'
import { REGIONS } from '@inzrt/domain/locality'
import { countOf, formatCount, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { RefineForm } from '@inzrt/ui/listing/RefineForm.tsx'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { FILTER_ID } from './ListingFilter.tsx'
import { toAttributeFilters } from './toAttributeFilters.ts'

export type ListingRefineProps = {
  state: ListingState
  counts?: FilterCounts | undefined
  /** People are looked for, who have no price. */
  isDating?: boolean
  /** How many ads the filters leave. */
  total?: number | undefined
}

const textOf = (crowns: number | null) => (crowns === null ? undefined : String(crowns))

const hiddenNote = ({ priceFrom, priceTo }: ListingState, counts?: FilterCounts) => {
  const hidden = counts?.hiddenUnpriced ?? 0
  if ((priceFrom === null && priceTo === null) || hidden === 0) return undefined

  return nonBreaking(
    `Skryto, protože chybí cena v korunách: ${countOf(hidden, WORD_FORMS.advert)}.`,
  )
}

/** Price, region and photo beside a list. */
export const ListingRefine = ({ state, counts, isDating = false, total }: ListingRefineProps) => (
  <RefineForm
    formId={FILTER_ID}
    hasPrices={!isDating || state.priceFrom !== null || state.priceTo !== null}
    priceFrom={textOf(state.priceFrom)}
    priceTo={textOf(state.priceTo)}
    withPhoto={state.withImage}
    withPhotoCount={counts && formatCount(counts.withImage)}
    regions={REGIONS.map(({ name }) => ({ value: name, label: name }))}
    region={state.region ?? undefined}
    attributes={toAttributeFilters(state, counts)}
    note={hiddenNote(state, counts)}
    result={total ? countOf(total, WORD_FORMS.advert) : undefined}
  />
)
