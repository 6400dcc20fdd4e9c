'use client'

import type { ReactNode } from 'react'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './StickySearch.module.css'
import { useOutOfView } from './useOutOfView.ts'

export type StickySearchProps = {
  /** Id of the search field in the hero, which this bar stands in for. */
  insteadOf: string
  /** Logo of the brand, linked home. */
  logo: ReactNode
  /** A search box of its own id and landmark. */
  children: ReactNode
}

/** Header's search on home, once the hero that held it has scrolled away; a fixed `<div>`. */
export const StickySearch = ({ insteadOf, logo, children }: StickySearchProps) =>
  useOutOfView(insteadOf) ? (
    <div className={styles.bar}>
      <Wrap className={styles.line}>
        <div className={styles.logo}>{logo}</div>
        <div className={styles.search}>{children}</div>
      </Wrap>
    </div>
  ) : null
