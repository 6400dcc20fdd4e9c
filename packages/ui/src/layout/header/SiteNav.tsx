import { classNames } from '../../class-names/classNames.ts'
import type { WithLink } from '../../link/LinkComponent.ts'
import { SectionIcon } from '../../section/SectionIcon.tsx'
import fading from '../fading.module.css'
import { Wrap } from '../Wrap.tsx'
import styles from './SiteNav.module.css'

type SiteNavItem = {
  href: string
  name: string
  /** Id of the section's picture. */
  icon?: string | null
  isCurrent?: boolean
}

export type SiteNavProps = WithLink & {
  /** One link a section, in the order of the API (R082). */
  items: readonly SiteNavItem[]
  /** Link to the sister site, last in the line; a full address on another host (R083). */
  sister?: { href: string; name: string }
}

/** Sections in one line with their pictures; a `<nav>`. */
export const SiteNav = ({ LinkComponent: Link = 'a', items, sister }: SiteNavProps) => (
  <nav className={styles.nav} aria-label="Rubriky">
    <Wrap className={classNames(styles.line, fading.line)} data-timeline>
      <ul className={classNames(styles.list, fading.line)} data-timeline>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              <SectionIcon name={item.icon} size="small" />
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
      {sister && (
        <a className={styles.sister} href={sister.href}>
          {sister.name}
        </a>
      )}
    </Wrap>
  </nav>
)
