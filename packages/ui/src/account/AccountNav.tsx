import type { ReactNode } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './AccountNav.module.css'

export type AccountNavItem = {
  href: string
  label: string
  icon: ReactNode
  /** How much waits there. */
  badge?: ReactNode
  isCurrent?: boolean
}

export type AccountNavProps = WithLink & {
  label?: string
  items: readonly AccountNavItem[]
}

/** Parts of the account: a column beside them, a board above them on a phone; a `<nav>`. */
export const AccountNav = ({
  LinkComponent: Link = 'a',
  label = 'Části účtu',
  items,
}: AccountNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ul>
      {items.map(({ href, label, icon, badge, isCurrent }) => (
        <li key={href}>
          <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
            {icon}
            {label}
            {badge && <span className={styles.badge}>{badge}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
