import type { MouseEventHandler } from 'react'
import { Button } from '../button/Button.tsx'
import { FlagIcon } from '../icon/FlagIcon.tsx'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './ReportLinks.module.css'

export type ReportLinksProps = {
  /** Opens the report of a wrong section. */
  onWrongSection: MouseEventHandler<HTMLButtonElement>
  /** Opens the report of what should not be there. */
  onInappropriate: MouseEventHandler<HTMLButtonElement>
}

/** Two ways to report an ad (R003); a `<section>` of buttons that open a window. */
export const ReportLinks = ({ onWrongSection, onInappropriate }: ReportLinksProps) => (
  <section className={styles.report} aria-labelledby="nahlasit">
    <h2 id="nahlasit">Něco tu nesedí?</h2>
    <Button variant="quiet" isBlock icon={<FlagIcon />} onClick={onWrongSection}>
      Nahlásit špatnou rubriku
    </Button>
    <Button variant="quiet" isBlock icon={<WarningIcon />} onClick={onInappropriate}>
      Nahlásit nevhodný inzerát
    </Button>
  </section>
)
