import { Button } from '../../button/Button.tsx'
import { CheckIcon } from '../../icon/CheckIcon.tsx'
import { WarningIcon } from '../../icon/WarningIcon.tsx'
import type { WithLink } from '../../link/LinkComponent.ts'
import styles from './BulkResults.module.css'

export type BulkResult = {
  slug: string
  heading: string
  isDone: boolean
  /** „prodlouženo do 24. 12. 2026“, or why not. */
  text: string
  /** Where it can be done after all. */
  next?: { href: string; label: string }
}

export type BulkResultsProps = WithLink & {
  /** One an ad, in the order of the list. */
  results: readonly BulkResult[]
  onClose: () => void
}

/** What became of each ad of a bulk action (P058); a `<section>`, read aloud when it comes. */
export const BulkResults = ({ LinkComponent: Link = 'a', results, onClose }: BulkResultsProps) => (
  <section className={styles.results} aria-label="Výsledek hromadné akce" role="status">
    <ul>
      {results.map(({ slug, heading, isDone, text, next }) => (
        <li key={slug} data-done={isDone || undefined}>
          {isDone ? <CheckIcon /> : <WarningIcon />}
          <span>
            <b>{heading}</b> {text} {next && <Link href={next.href}>{next.label}</Link>}
          </span>
        </li>
      ))}
    </ul>
    <Button variant="bare" onClick={onClose}>
      Skrýt
    </Button>
  </section>
)
