import type { ReactNode } from 'react'
import { classNames } from '../../class-names/classNames.ts'
import type { WithLink } from '../../link/LinkComponent.ts'
import { Wrap } from '../Wrap.tsx'
import styles from './Header.module.css'

export type HeaderProps = WithLink & {
  /** Wordmark of the brand; its label says that it leads home. */
  logo: ReactNode
  /** Search field; left out where the page's hero holds it. */
  search?: ReactNode
  /** Account and „Vložit inzerát“. */
  actions?: ReactNode
}

/** Logo, search and actions; a `<header>`. */
export const Header = ({ LinkComponent: Link = 'a', logo, search, actions }: HeaderProps) => (
  <header>
    <Wrap className={classNames(styles.bar, search ? styles.withSearch : undefined)}>
      <Link className={styles.logo} href="/">
        {logo}
      </Link>
      {search && <div className={styles.search}>{search}</div>}
      {actions && (
        <div className={styles.actions} data-actions>
          {actions}
        </div>
      )}
    </Wrap>
  </header>
)
