import { countOf, WORDS } from '@inzrt/domain/text'
import { ClockIcon } from '../../icon/ClockIcon.tsx'
import styles from './AdAccessNote.module.css'

/** How long the ad's password opens the ad yet (R210); a `<p>`, read aloud in its last minute only. */
export const AdAccessNote = ({ minutes }: { minutes: number }) => (
  <p className={styles.note} role={minutes <= 1 ? 'status' : undefined}>
    <ClockIcon />
    <span>
      Inzerát máte otevřený ještě <b>{countOf(minutes, WORDS.minuteAccusative)}</b>. Potom se na
      heslo zeptáme znovu, rozepsané změny zůstanou.
    </span>
  </p>
)
