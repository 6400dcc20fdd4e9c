import { LinkButton } from '../button/LinkButton.tsx'
import styles from './EndedNotice.module.css'

export type EndedNoticeProps = {
  /** „Platnost inzerátu skončila 5. 11. 2026“. */
  title: string
  /** Where its owner makes it last longer; left out where nobody can. */
  renewHref?: string | undefined
  /** Where similar ads are. */
  sectionHref: string
}

/** An ad that is over: no contact any more, and the ways on; a `<section>` (P055). */
export const EndedNotice = ({ title, renewHref, sectionHref }: EndedNoticeProps) => (
  <section className={styles.ended} aria-labelledby="inzerat-skoncil">
    <h2 id="inzerat-skoncil">{title}</h2>
    <p>Kontakt už neukazujeme. Podívejte se na podobné inzeráty z{'\u00a0'}téže rubriky.</p>
    <p className={styles.actions}>
      <LinkButton variant="primary" href={sectionHref}>
        Podobné inzeráty
      </LinkButton>
      {renewHref && <LinkButton href={renewHref}>Je můj, prodloužit</LinkButton>}
    </p>
  </section>
)
