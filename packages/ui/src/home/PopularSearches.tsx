import type { WithLink } from '../link/LinkComponent.ts'
import styles from './PopularSearches.module.css'

export type PopularSearchesProps = WithLink & {
  /** What others search for, with where that leads. */
  searches: readonly { href: string; label: string }[]
}

/** What people look for today; a `<p>` of links. */
export const PopularSearches = ({ LinkComponent: Link = 'a', searches }: PopularSearchesProps) => (
  <p className={styles.popular}>
    <span>Lidé dnes hledají:</span>
    {searches.map(({ href, label }) => (
      <Link key={label} href={href}>
        {label}
      </Link>
    ))}
  </p>
)
