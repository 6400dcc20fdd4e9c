'use client'

import { type ReactNode, useId, useState } from 'react'
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
  const [isDismissed, setDismissed] = useState(false)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape and for leaving
    <span
      className={styles.tooltip}
      data-dismissed={isDismissed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true)
      }}
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
