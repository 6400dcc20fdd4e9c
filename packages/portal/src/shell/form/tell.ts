import { showToast } from '../stores/toastStore.ts'
import type { Refusal } from './Refusal.ts'
import { refusalText } from './refusalText.ts'

/** Says why something sent was not done where no field can. */
export const tell = (refusal: Refusal | undefined): void => {
  const text = refusal && refusalText(refusal)
  if (text) showToast('bad', text)
}
