const CONTENT = 'obsah'

/**
 * As a `ref` of what goes away by its own button: the focus it holds then returns to where it came from, or to the
 * page's content, so that the keyboard goes on there and not at the top of the page.
 */
export const returnFocus = (place: HTMLElement | null): (() => void) | undefined => {
  if (!place) return undefined
  let cameFrom: EventTarget | null = null
  const note = ({ relatedTarget }: FocusEvent): void => {
    if (!place.contains(relatedTarget as Node | null)) cameFrom = relatedTarget
  }
  place.addEventListener('focusin', note)

  return () => {
    place.removeEventListener('focusin', note)
    if (!place.contains(document.activeElement)) return
    const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected
    const next = isThere ? (cameFrom as HTMLElement) : document.getElementById(CONTENT)
    next?.focus({ preventScroll: true })
  }
}
