'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { InfoIcon } from '../icon/InfoIcon.tsx'
import styles from './Tooltip.module.css'

export type TooltipProps = {
  /** Spoken name of the little „i“. */
  label: string
  children: ReactNode
}

/** Explanation on hover and focus, gone by Escape; a `<button>` described by a `role="tooltip"`. */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    // What is shown under the mouse is dismissed with the focus anywhere (WCAG 1.4.13), and before a window around it.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isDismissed) return
      if (!root.current?.matches(':hover, :focus-within')) return
      event.preventDefault()
      setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)

    return () => document.removeEventListener('keydown', dismiss)
  }, [isDismissed])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for being left
    <span
      ref={root}
      className={styles.tooltip}
      data-dismissed={isDismissed || undefined}
      onMouseLeave={() => setDismissed(false)}
      onBlur={({ target }) => {
        // A window that loses the focus keeps its element: what was dismissed stays so.
        if (document.activeElement !== target) setDismissed(false)
      }}
    >
      <button type="button" className={styles.button} aria-label={label} aria-describedby={id}>
        <InfoIcon />
      </button>
      <span className={styles.bubble} id={id} role="tooltip">
        {children}
      </span>
    </span>
  )
}
