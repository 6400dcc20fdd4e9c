import { LinkButton } from '../button/LinkButton.tsx'
import styles from './EndedNotice.module.css'

export type EndedNoticeProps = {
  /** „5. 11. 2026“. */
  endedOn?: string
  renewHref: string
  sectionHref: string
}

/** An ad that ended: no contact any more, and the ways on; a `<section>` (P055). */
export const EndedNotice = ({ endedOn, renewHref, sectionHref }: EndedNoticeProps) => (
  <section className={styles.ended} aria-labelledby="inzerat-skoncil">
    <h2 id="inzerat-skoncil">Platnost inzerátu skončila{endedOn && ` ${endedOn}`}</h2>
    <p>Kontakt už neukazujeme. Podívejte se na podobné inzeráty z{'\u00a0'}téže rubriky.</p>
    <p className={styles.actions}>
      <LinkButton variant="primary" href={sectionHref}>
        Podobné inzeráty
      </LinkButton>
      <LinkButton href={renewHref}>Je můj, prodloužit</LinkButton>
    </p>
  </section>
)
