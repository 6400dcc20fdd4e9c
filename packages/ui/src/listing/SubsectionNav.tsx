import { nonBreaking } from '@inzrt/domain/text'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './SubsectionNav.module.css'

export type SubsectionNavProps = WithLink & {
  title: string
  items: readonly { href: string; name: string; count?: string; isCurrent?: boolean }[]
}

/** Sections beside or under the current one, with honest counts; a `<nav>`. */
export const SubsectionNav = ({ LinkComponent: Link = 'a', title, items }: SubsectionNavProps) => (
  <nav className={styles.nav} aria-label={title}>
    <h2>{nonBreaking(title)}</h2>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
            {nonBreaking(item.name)}
            {item.count && <span>{item.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
