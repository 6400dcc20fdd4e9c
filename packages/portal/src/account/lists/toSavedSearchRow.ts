import type { SavedSearch } from '@inzrt/contracts/account/savedSearch'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import type { SavedSearchRowProps } from '@inzrt/ui/account/SavedSearchRow.tsx'

const FREQUENCIES = {
  none: 'bez upozornění',
  instant: 'upozorňujeme hned',
  daily: 'upozorňujeme každý den',
  weekly: 'upozorňujeme každý týden',
} as const satisfies Record<SavedSearch['frequency'], string>

const MEANINGLESS = 'neupozorňujeme: toto hledání už neplatí, uložte si prosím nové'

/** What the account shows of a saved search. */
export const toSavedSearchRow = ({
  name,
  query,
  frequency,
  isMeaningful,
  createdAt,
}: SavedSearch): SavedSearchRowProps => ({
  href: `/search?${query.replace(/^\?/, '')}`,
  name,
  frequency: isMeaningful ? FREQUENCIES[frequency] : MEANINGLESS,
  since: nonBreaking(`od ${formatDate(new Date(createdAt))}`),
})
