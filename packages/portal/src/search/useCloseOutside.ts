import { useEffect } from 'react'
import { leaveSearch, searchStore } from '../stores/searchStore.ts'

const INSIDE = 'header, form[role="search"] > input, section[aria-label^="Vyhledávání"]'

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(INSIDE) !== null

const close = ({ target }: Event): void => {
  if (!isInside(target)) searchStore.isOpen = false
}

/** Escape in the field is the combobox's; here it comes from anywhere in the results. */
const leaveByEscape = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || !isInside(event.target)) return
  leaveSearch()
  document.getElementById('hledat')?.focus()
}

/**
 * A press beside the search, or a focus that goes on past it, closes its results, which would cover what is focused;
 * the words stay in the field. Escape leaves the search for its field.
 */
export const useCloseOutside = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    document.addEventListener('keydown', leaveByEscape)

    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
      document.removeEventListener('keydown', leaveByEscape)
    }
  }, [isActive])
}
