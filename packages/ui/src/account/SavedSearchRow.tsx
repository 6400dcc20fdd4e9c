import type { ReactNode } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './SavedSearchRow.module.css'

export type SavedSearchRowProps = WithLink & {
  href: string
  /** What the owner calls the search. */
  name: string
  /** „upozorňujeme každý den“. */
  frequency: string
  /** „od 5. 3. 2026“. */
  since: string
  /** What can be done with it. */
  children?: ReactNode
}

/** A search somebody keeps; an `<li>`. */
export const SavedSearchRow = ({
  LinkComponent: Link = 'a',
  href,
  name,
  frequency,
  since,
  children,
}: SavedSearchRowProps) => (
  <li className={styles.row}>
    <h3>
      <Link href={href}>{name}</Link>
    </h3>
    <p>
      {frequency} · {since}
    </p>
    {children && <div className={styles.actions}>{children}</div>}
  </li>
)
