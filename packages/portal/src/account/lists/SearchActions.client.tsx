'use client'

import { deleteSearchCall, type SavedSearch } from '@inzrt/contracts/account/savedSearch'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { SearchFrequency } from './SearchFrequency.client.tsx'

export type SearchActionsProps = { search: SavedSearch; onChange: () => Promise<unknown> }

/** How often a kept search is watched, and its end. */
export const SearchActions = ({ search, onChange }: SearchActionsProps) => {
  const remove = async () => {
    const answer = await browserApi.call(deleteSearchCall, {
      params: { searchId: String(search.id) },
    })
    if (answer.ok) showToast('good', answer.data.message)
    else showFailure('deleteSearch', answer.error)
    await onChange()
  }

  return (
    <>
      {search.isMeaningful && (
        <SearchFrequency search={search} label="Upozornění e-mailem" onChange={onChange} />
      )}
      <Button variant="quiet" onClick={remove}>
        Smazat hledání
      </Button>
    </>
  )
}
