import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import type { Ref } from 'react'
import { ClockIcon } from '../../icon/ClockIcon.tsx'
import styles from './AdAccessNote.module.css'

export type AdAccessNoteProps = {
  /** Whole minutes that are left. */
  minutes: number
  /** Takes the focus of what it replaces. */
  ref?: Ref<HTMLParagraphElement> | undefined
}

/** How long the ad's password opens the ad yet (R210); a `<p>`, read aloud in its last minute only. */
export const AdAccessNote = ({ minutes, ref }: AdAccessNoteProps) => (
  <p ref={ref} tabIndex={-1} className={styles.note} role={minutes <= 1 ? 'status' : undefined}>
    <ClockIcon />
    <span>
      Inzerát máte otevřený ještě <b>{countOf(minutes, WORD_FORMS.minuteAccusative)}</b>. Potom se
      na heslo zeptáme znovu, rozepsané změny zůstanou.
    </span>
  </p>
)
