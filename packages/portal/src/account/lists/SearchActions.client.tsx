'use client'

import { errorText } from '@inzrt/api-client/errorText'
import {
  changeSearchCall,
  deleteSearchCall,
  FREQUENCIES,
  type SavedSearch,
} from '@inzrt/contracts/account/savedSearch'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { SelectField } from '@inzrt/ui/field/SelectField.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

const LABELS = {
  none: 'neupozorňovat',
  instant: 'hned, jak přibude inzerát',
  daily: 'jednou denně',
  weekly: 'jednou týdně',
} as const satisfies Record<SavedSearch['frequency'], string>

export type SearchActionsProps = { search: SavedSearch; onChange: () => Promise<unknown> }

/** How often a kept search is watched, and its end. */
export const SearchActions = ({ search, onChange }: SearchActionsProps) => {
  const change = async (chosen: string) => {
    const frequency = FREQUENCIES.find((one) => one === chosen)
    if (!frequency) return
    const answer = await browserApi.call(changeSearchCall, {
      params: { searchId: String(search.id) },
      body: { frequency },
    })
    if (!answer.ok) showToast('bad', errorText('changeSearch', answer.error))
    await onChange()
  }
  const remove = async () => {
    const answer = await browserApi.call(deleteSearchCall, {
      params: { searchId: String(search.id) },
    })
    if (answer.ok) showToast('good', answer.data.message)
    else showToast('bad', errorText('deleteSearch', answer.error))
    await onChange()
  }

  return (
    <>
      {search.isMeaningful && (
        <SelectField
          name={`upozorneni-${search.id}`}
          label="Upozornění e-mailem"
          options={FREQUENCIES.map((value) => ({ value, label: LABELS[value] }))}
          value={search.frequency}
          onChange={(event) => void change(event.target.value)}
        />
      )}
      <Button variant="quiet" onClick={remove}>
        Smazat hledání
      </Button>
    </>
  )
}
