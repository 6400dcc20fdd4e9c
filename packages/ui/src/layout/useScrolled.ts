import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true })

  return () => window.removeEventListener('scroll', onChange)
}

/** Tells whether the page is scrolled at least one screen down; on the server it never is. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  )
