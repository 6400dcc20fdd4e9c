import { showToast } from '../../shell/stores/toastStore.ts'

/** Copies an address, and says so. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    showToast('good', 'Odkaz je zkopírovaný.')
  } catch {
    showToast('bad', 'Odkaz se nepodařilo zkopírovat. Vyberte ho prosím v\u00a0poli.')
  }
}

/** Opens the system's own sheet, where it has one; closing it is no fault. */
export const shareLink =
  'share' in navigator
    ? (url: string, title: string) => navigator.share({ url, title }).catch(() => undefined)
    : undefined
