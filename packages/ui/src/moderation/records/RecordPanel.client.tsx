'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './RecordPanel.module.css'

export type RecordPanelProps = {
  /** „Upravit rubriku Kola“. */
  title: string
  children: ReactNode
}

/** A record being changed, above those it belongs to; takes the focus when it opens. A `<section>`. */
export const RecordPanel = ({ title, children }: RecordPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.panel} aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
