'use client'

import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { accountHref } from '../../shell/session/accountState.ts'
import { SearchFrequency } from '../lists/SearchFrequency.client.tsx'
import { useSavedSearches } from '../lists/useSavedSearches.ts'

/** How often each kept search writes. */
export const SearchSettings = () => {
  const searches = useSavedSearches()

  return (
    <SettingsSection
      id="ulozena-hledani"
      title="Uložená hledání"
      lead={
        <>
          Jak často o{'\u00a0'}nových inzerátech píšeme. Smazat je můžete v{'\u00a0'}
          <a href={accountHref({ tab: 'hledani' })}>Hledání</a>.
        </>
      }
    >
      <OwnPart own={searches} failure="Uložená hledání se nepodařilo načíst">
        {({ data }) => {
          const watched = data.filter(({ isMeaningful }) => isMeaningful)
          if (watched.length === 0)
            return <p>Zatím žádné nemáte. Uložíte si ho tlačítkem u{'\u00a0'}výsledků hledání.</p>

          return watched.map((search) => (
            <SearchFrequency
              key={search.id}
              search={search}
              label={search.name}
              onChange={searches.reload}
            />
          ))
        }}
      </OwnPart>
    </SettingsSection>
  )
}
