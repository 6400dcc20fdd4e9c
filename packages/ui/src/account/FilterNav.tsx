import type { WithLink } from '../link/LinkComponent.ts'
import styles from './FilterNav.module.css'

export type FilterNavProps = WithLink & {
  label: string
  items: readonly { href: string; label: string; isCurrent?: boolean }[]
}

/** One list seen in several ways, each with an address of its own; a `<nav>`. */
export const FilterNav = ({ LinkComponent: Link = 'a', label, items }: FilterNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
