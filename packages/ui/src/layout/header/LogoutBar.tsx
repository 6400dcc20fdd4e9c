import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { Button } from '../../button/Button.tsx'
import { waitable } from '../../button/waitable.ts'
import { returnFocus } from '../../focus/returnFocus.ts'
import { ClockIcon } from '../../icon/ClockIcon.tsx'
import { Wrap } from '../Wrap.tsx'
import styles from './LogoutBar.module.css'

export type LogoutBarProps = {
  /** Whole minutes left. */
  minutes: number
  /** Somebody is still there: the login goes on. */
  onProlong: () => void
  /** The prolonging is on its way. */
  isProlonging?: boolean
}

/** Warns before the automatic logout (R208); a `<div>` with `role="status"` and a button. */
export const LogoutBar = ({ minutes, onProlong, isProlonging = false }: LogoutBarProps) => (
  <div ref={returnFocus} className={styles.bar}>
    <Wrap className={styles.row}>
      <ClockIcon />
      <p role="status">
        Za <b>{countOf(minutes, WORD_FORMS.minuteAccusative)}</b> vás automaticky odhlásíme.
      </p>
      <Button {...waitable(isProlonging, onProlong)}>Prodloužit přihlášení</Button>
    </Wrap>
  </div>
)
