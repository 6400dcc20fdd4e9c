import { showToast } from '../stores/toastStore.ts'
import { qrHref } from './qrHref.ts'

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    showToast('good', 'Odkaz je zkopírovaný.')
  } catch {
    showToast('bad', 'Odkaz se nepodařilo zkopírovat. Vyberte ho prosím v\u00a0poli.')
  }
}

/** Opens the system's own sheet; closing it is no fault. */
const send = (url: string): Promise<void> =>
  navigator.share({ url, title: document.title }).catch(() => undefined)

/**
 * Shows the address as it is now, for opening more of a list changes it, and the buttons that this browser can answer.
 */
export const openShare = (panel: HTMLElement): void => {
  const { origin, pathname, search } = location
  const url = origin + pathname + search
  const ways = { copy: () => copy(url), send: 'share' in navigator ? () => send(url) : null }
  panel.querySelector('input')?.setAttribute('value', url)
  panel.querySelector('img')?.setAttribute('src', qrHref(pathname + search))
  for (const [name, way] of Object.entries(ways)) {
    const button = panel.querySelector<HTMLButtonElement>(`[data-share=${name}]`)
    if (!button || !way) continue
    button.hidden = false
    button.onclick = way
  }
}
