'use client'

import { SavedSearchRow } from '@inzrt/ui/account/SavedSearchRow.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { SearchActions } from './SearchActions.client.tsx'
import { toSavedSearchRow } from './toSavedSearchRow.ts'
import { useSavedSearches } from './useSavedSearches.ts'

/** Searches kept, and how often they are watched. */
const SavedSearches = () => {
  const searches = useSavedSearches()

  return (
    <OwnPart own={searches} failure="Uložená hledání se nepodařilo načíst">
      {({ data }) => (
        <FocusPlace label="Uložená hledání">
          {data.length === 0 ? (
            <EmptyState title="Zatím žádná uložená hledání" icon="radio">
              <p>Hledání, ke kterým se budete chtít vrátit, najdete tady.</p>
              <LinkButton href="/search">Začít hledat</LinkButton>
            </EmptyState>
          ) : (
            <AdList label="Uložená hledání">
              {data.map((search) => (
                <SavedSearchRow key={search.id} {...toSavedSearchRow(search)}>
                  <SearchActions search={search} onChange={searches.reload} />
                </SavedSearchRow>
              ))}
            </AdList>
          )}
        </FocusPlace>
      )}
    </OwnPart>
  )
}

export default SavedSearches
