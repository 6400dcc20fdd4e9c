import { useLayoutEffect } from 'react'
import { leaveSearch, searchStore } from '../../shell/stores/searchStore.ts'

const RESULTS = 'section[aria-label^="Vyhledávání"]'
const PRESSED_INSIDE = `header, form[role="search"] > input, ${RESULTS}`
/** Further controls of the form lie between the field and its results. */
const FOCUSED_INSIDE = `header, form[role="search"], ${RESULTS}`

const isInside = (target: EventTarget | null, inside: string): boolean =>
  target instanceof Element && target.closest(inside) !== null

const closeOnPress = ({ target }: Event): void => {
  if (!isInside(target, PRESSED_INSIDE)) searchStore.isOpen = false
}

const closeOnFocus = ({ target }: Event): void => {
  if (!isInside(target, FOCUSED_INSIDE)) searchStore.isOpen = false
}

/** Escape in the field is the combobox's; here it comes from anywhere in the results. */
const leaveByEscape = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  if (!isInside(event.target, FOCUSED_INSIDE)) return
  const { field } = searchStore
  leaveSearch()
  document.getElementById(field)?.focus()
}

/**
 * A press beside the search, or a focus that goes on past it, closes its results, which would cover what is focused;
 * the words stay in the field. Escape leaves the search for its field.
 */
export const useCloseOutside = (isActive: boolean): void => {
  // Before it is painted: a press upon what is seen is heard.
  useLayoutEffect(() => {
    if (!isActive) return
    document.addEventListener('pointerdown', closeOnPress)
    document.addEventListener('focusin', closeOnFocus)
    document.addEventListener('keydown', leaveByEscape)

    return () => {
      document.removeEventListener('pointerdown', closeOnPress)
      document.removeEventListener('focusin', closeOnFocus)
      document.removeEventListener('keydown', leaveByEscape)
    }
  }, [isActive])
}
