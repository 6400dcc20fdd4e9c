import type { ReactNode } from 'react'
import { LinkButton } from '../button/LinkButton.tsx'
import styles from './WatchBar.module.css'

export type WatchBarProps = {
  /** Where the search is watched without an account. */
  href: string
  /** The button that keeps it in one. */
  children: ReactNode
}

/** How new ads of a search are heard of, above what was found; a `<div>`. Who is logged in needs no other way. */
export const WatchBar = ({ href, children }: WatchBarProps) => (
  <div className={styles.bar}>
    {children}
    <LinkButton href={href} variant="quiet" className={styles.guest}>
      Hlídat bez účtu
    </LinkButton>
  </div>
)
