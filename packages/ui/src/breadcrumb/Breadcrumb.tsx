import { nonBreaking } from '@inzrt/domain/text'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './Breadcrumb.module.css'

export type BreadcrumbItem = { label: string; href?: string; isOtherSite?: boolean }

export type BreadcrumbProps = WithLink & { items: readonly BreadcrumbItem[] }

/** Way from home to here; a `<nav>`. On a phone the current page is left to the title below. */
export const Breadcrumb = ({ LinkComponent: Link = 'a', items }: BreadcrumbProps) => (
  <nav className={styles.crumbs} aria-label="Drobečková navigace">
    <ol>
      {items.map(({ label, href, isOtherSite }) => {
        const Anchor = isOtherSite ? 'a' : Link

        return (
          <li key={label} aria-current={href ? undefined : 'page'}>
            {href ? <Anchor href={href}>{nonBreaking(label)}</Anchor> : nonBreaking(label)}
          </li>
        )
      })}
    </ol>
  </nav>
)
