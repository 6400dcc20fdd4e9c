import type { AttributeCount, FilterCounts } from '@inzrt/contracts/browse/listingQuery'
import { decimalText, formatCount } from '@inzrt/domain/text'
import type { AttributeCondition } from '@inzrt/rules/attributes'
import type { AttributeFilter } from '@inzrt/ui/listing/AttributeFilterField.tsx'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'

const textOf = (value: number | null): string | undefined =>
  value === null ? undefined : decimalText(value)

const rangeOf = (condition: AttributeCondition | undefined) =>
  condition && 'from' in condition ? { from: textOf(condition.from), to: textOf(condition.to) } : {}

const toFilter = (
  { key, name, unit, count, choices }: AttributeCount,
  condition: AttributeCondition | undefined,
): AttributeFilter => {
  const chosen = condition && 'choices' in condition ? condition.choices : []

  return {
    key,
    name,
    unit,
    isAsked: condition !== undefined,
    ...rangeOf(condition),
    isSaid: count !== 0,
    choices: choices
      ?.filter((choice) => choice.count !== 0 || chosen.includes(choice.code))
      .map((choice) => ({
        code: choice.code,
        name: choice.name,
        isChecked: chosen.includes(choice.code),
        count: choice.count === undefined ? undefined : formatCount(choice.count),
      })),
  }
}

/** What a list can be narrowed by of what is said of things: what some ad says, and what was asked for. */
export const toAttributeFilters = (
  { attributes }: Pick<ListingState, 'attributes'>,
  counts: Pick<FilterCounts, 'attributes'> | undefined,
): readonly AttributeFilter[] =>
  (counts?.attributes ?? [])
    .map((each) =>
      toFilter(
        each,
        attributes.find(({ key }) => key === each.key),
      ),
    )
    .filter(({ isAsked, isSaid }) => isAsked || isSaid)
