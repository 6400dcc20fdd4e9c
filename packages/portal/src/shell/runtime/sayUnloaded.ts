import { OFFLINE_TEXT, UNAVAILABLE_TEXT } from '@inzrt/api-client/connectionTexts'
import { showToast } from '../stores/toastStore.ts'

/** Says that a part of the page could not be loaded, and why as far as the browser knows. */
export const sayUnloaded = (): void =>
  showToast('bad', navigator.onLine ? UNAVAILABLE_TEXT : OFFLINE_TEXT)
