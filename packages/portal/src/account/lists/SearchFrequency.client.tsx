'use client'

import {
  changeSearchCall,
  FREQUENCIES,
  type SavedSearch,
} from '@inzrt/contracts/account/savedSearch'
import { SelectField } from '@inzrt/ui/field/SelectField.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'

const LABELS = {
  none: 'neupozorňovat',
  instant: 'hned, jak přibude inzerát',
  daily: 'jednou denně',
  weekly: 'jednou týdně',
} as const satisfies Record<SavedSearch['frequency'], string>

export type SearchFrequencyProps = {
  search: SavedSearch
  label: string
  onChange: () => Promise<unknown>
}

/** How often new ads of a kept search are mailed; saved as soon as it is chosen. */
export const SearchFrequency = ({ search, label, onChange }: SearchFrequencyProps) => {
  const change = async (chosen: string) => {
    const frequency = FREQUENCIES.find((one) => one === chosen)
    if (!frequency) return
    const answer = await browserApi.call(changeSearchCall, {
      params: { searchId: String(search.id) },
      body: { frequency },
    })
    if (!answer.ok) showFailure('changeSearch', answer.error)
    await onChange()
  }

  return (
    <SelectField
      name={`upozorneni-${search.id}`}
      label={label}
      options={FREQUENCIES.map((value) => ({ value, label: LABELS[value] }))}
      value={search.frequency}
      onChange={(event) => void change(event.target.value)}
    />
  )
}
