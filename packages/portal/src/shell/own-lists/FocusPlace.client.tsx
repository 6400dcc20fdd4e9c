'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './FocusPlace.module.css'

export type FocusPlaceProps = {
  /** Spoken name of what stands here. */
  label: string
  children: ReactNode
}

/** Whenever what had the focus is taken away and nothing else took it, the place takes it. */
const keepFocusIn = (place: HTMLElement): (() => void) => {
  let last: Element | null = null
  const note = ({ target }: FocusEvent) => {
    last = target as Element
  }
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    last = null
    place.focus({ preventScroll: true })
  })
  place.addEventListener('focusin', note)
  observer.observe(place, { childList: true, subtree: true })

  return () => {
    place.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

/** Around what its own buttons take away, so that the keyboard goes on there and not at the top of the page. */
export const FocusPlace = ({ label, children }: FocusPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? keepFocusIn(place.current) : undefined), [])

  return (
    // A landmark would stand within another of the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={place} className={styles.place} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </div>
  )
}
