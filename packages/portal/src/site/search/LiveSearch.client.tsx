'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { SearchModal } from '@inzrt/ui/search/SearchModal.client.tsx'
import { SearchPanel } from '@inzrt/ui/search/SearchPanel.tsx'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { goTo } from '../../shell/runtime/goTo.ts'
import { leaveSearch, searchStore, typeSearch } from '../../shell/stores/searchStore.ts'
import { isPhone } from './isPhone.ts'
import { LiveFilter } from './LiveFilter.client.tsx'
import { LiveResults } from './LiveResults.client.tsx'
import { LiveSuggestions } from './LiveSuggestions.client.tsx'
import { pastSearches } from './pastSearches.ts'
import { useCloseOutside } from './useCloseOutside.ts'

/** Results while one types: under the header, or over the whole screen of a phone. */
const LiveSearch = () => {
  const snapshot = useSnapshot(searchStore)
  const [isModal] = useState(isPhone)
  const term = snapshot.term ?? ''
  const { order, types, place } = snapshot
  const allHref = serialiseListing(
    '/search',
    { ...INITIAL_LISTING, sort: order, types, place },
    term.trim(),
  )

  useCloseOutside(!isModal)
  useEffect(() => () => pastSearches.remember(searchStore.asked), [])

  if (isModal) {
    return (
      <SearchModal
        isOpen
        onClose={leaveSearch}
        term={term}
        onTermChange={(words) => {
          typeSearch(words)
          searchStore.isOpen = true
        }}
        onSubmit={() => goTo(allHref)}
      >
        <LiveFilter />
        <LiveResults />
        <LinkButton href={allHref} variant="primary" isBlock>
          Všechny výsledky
        </LinkButton>
        <Button isBlock onClick={leaveSearch}>
          Zrušit
        </Button>
      </SearchModal>
    )
  }

  return (
    <SearchPanel
      term={term}
      suggestions={<LiveSuggestions />}
      filter={<LiveFilter />}
      allHref={allHref}
      onCancel={leaveSearch}
    >
      <LiveResults hasOfferedSections />
    </SearchPanel>
  )
}

export default LiveSearch
