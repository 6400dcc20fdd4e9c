import { formatCount, plural, WORD_FORMS } from '@inzrt/domain/text'
import type { MouseEventHandler } from 'react'
import { LinkButton } from '../button/LinkButton.tsx'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './LoadMore.module.css'

export type LoadMoreProps = WithLink & {
  /** How many rows the list has now. */
  shown: number
  total: number
  /** „inzerátů“ in the form that goes with the total. */
  noun: string
  /** Address of the next, cumulative page; left out at the end of the list. */
  nextHref?: string | undefined
  /** How many the next page adds. */
  nextCount: number
  /** Takes the press to add the page here; without it the link leads there. */
  onLoad?: MouseEventHandler<HTMLAnchorElement>
  /** The next rows are on their way. */
  isLoading?: boolean
  /** Page that explains the order of results (P043). */
  rankingHref?: string
}

/** Foot of a list: how much of it is seen, and more (R132); a `<div>` with a plain link inside. */
export const LoadMore = ({
  LinkComponent: Link = 'a',
  shown,
  total,
  noun,
  nextHref,
  nextCount,
  onLoad,
  isLoading = false,
  rankingHref,
}: LoadMoreProps) => (
  <div className={styles.more}>
    <p role="status">
      Zobrazeno <b>{formatCount(shown)}</b> z {formatCount(total)} {noun}
    </p>
    <div className={styles.bar} aria-hidden="true">
      <ProgressBar label="Zobrazeno" value={shown} max={Math.max(total, 1)} />
    </div>
    {nextHref && (
      <LinkButton
        LinkComponent={Link}
        href={nextHref}
        size="big"
        rel="next"
        onClick={onLoad}
        aria-disabled={isLoading || undefined}
      >
        {isLoading ? 'Načítám...' : `Načíst ${plural(nextCount, WORD_FORMS.more)} ${nextCount}`}
      </LinkButton>
    )}
    {rankingHref && (
      <Link className={styles.ranking} href={rankingHref}>
        Jak řadíme výsledky
      </Link>
    )}
  </div>
)
