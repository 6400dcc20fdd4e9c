import type { ReactNode } from 'react'
import styles from './Page.module.css'
import { SkipLink } from './SkipLink.tsx'

export type PageProps = {
  /** Thin line of the day and the deadline above the header. */
  dateline?: ReactNode
  /** Logo, search and actions. */
  header: ReactNode
  /** Warns before the automatic logout. */
  logoutBar?: ReactNode
  /** Results under the header while the visitor types. */
  searchPanel?: ReactNode
  /** Sections below the header. */
  navigation?: ReactNode
  /** Support and further pages. */
  footer: ReactNode
  /** Way back up. */
  goTop?: ReactNode
  /** What the page is about; lies in `<main id="obsah">`. */
  children: ReactNode
}

/** Bones of every page (R070): header, logout bar, search panel, navigation, main, footer, go-top. */
export const Page = ({
  dateline,
  header,
  logoutBar,
  searchPanel,
  navigation,
  footer,
  goTop,
  children,
}: PageProps) => (
  <>
    <SkipLink />
    <div id="nahoru" />
    <div className={styles.head} data-head>
      {dateline}
      {header}
      {logoutBar}
      {searchPanel}
    </div>
    {navigation}
    <main id="obsah" className={styles.main} tabIndex={-1}>
      {children}
      {goTop}
    </main>
    {footer}
  </>
)
