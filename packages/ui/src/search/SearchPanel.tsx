import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './SearchPanel.module.css'

export type SearchPanelProps = WithLink & {
  term: string
  /** Sections and past searches to pick by arrow keys (P002). */
  suggestions?: ReactNode
  /** Narrows what was found, as above a list. */
  filter?: ReactNode
  /** A `SearchResults`. */
  children: ReactNode
  onCancel: () => void
  /** Page of all results: `/search?term=…`. */
  allHref: string
}

/** What the header's search found so far, laid over the page (R071, R123); a `<section>`. */
export const SearchPanel = ({
  LinkComponent: Link = 'a',
  term,
  suggestions,
  filter,
  children,
  onCancel,
  allHref,
}: SearchPanelProps) => (
  <section className={styles.panel} aria-label={`Vyhledávání: ${term}`}>
    <Wrap className={styles.inside}>
      {suggestions}
      {filter}
      <div className={styles.results}>{children}</div>
      <div className={styles.foot}>
        <Button onClick={onCancel}>Zrušit</Button>
        <LinkButton LinkComponent={Link} variant="primary" href={allHref}>
          Všechny výsledky
        </LinkButton>
      </div>
    </Wrap>
  </section>
)
