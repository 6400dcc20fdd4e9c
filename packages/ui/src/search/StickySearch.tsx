import type { ReactNode } from 'react'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './StickySearch.module.css'

export type StickySearchProps = {
  /** Logo of the brand, linked home. */
  logo: ReactNode
  /** A search box of its own id and landmark. */
  children: ReactNode
  /** Results under the bar while the visitor types. */
  searchPanel?: ReactNode
}

/**
 * Header's search on home, once the hero that held it has scrolled away; a fixed `<div>`. It follows the
 * hero's timeline without a script; a browser that knows no timelines does without it. It lies in the header's
 * place for the search: where the header stays in view it is drawn there, else over the page.
 */
export const StickySearch = ({ logo, children, searchPanel }: StickySearchProps) => (
  <div className={styles.bar} data-head data-timeline>
    <Wrap className={styles.line}>
      <div className={styles.logo}>{logo}</div>
      <div className={styles.search}>{children}</div>
    </Wrap>
    <div className={styles.panel}>{searchPanel}</div>
  </div>
)
