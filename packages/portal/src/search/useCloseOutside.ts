import { useEffect } from 'react'
import { searchStore } from '../stores/searchStore.ts'

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('header, section[aria-label^="Vyhledávání"]') !== null

/** A press beside the search closes its results; the words stay in the field. */
export const useCloseOutside = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return
    const close = (event: Event) => {
      if (!isInside(event.target)) searchStore.isOpen = false
    }
    document.addEventListener('pointerdown', close)

    return () => document.removeEventListener('pointerdown', close)
  }, [isActive])
}
