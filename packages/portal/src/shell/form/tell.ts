import { showToast } from '../stores/toastStore.ts'
import type { Refusal } from './Refusal.ts'

/** Says why something sent was not done where no field can: what is wrong with the first of them, or all of it. */
export const tell = (refusal: Refusal | undefined): void => {
  if (!refusal) return
  const text = Object.values(refusal.fields)[0] ?? refusal.text
  if (text) showToast('bad', text)
}
