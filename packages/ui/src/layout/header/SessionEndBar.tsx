import { Button } from '../../button/Button.tsx'
import { IconButton } from '../../button/IconButton.tsx'
import { returnFocus } from '../../focus/returnFocus.ts'
import { CloseIcon } from '../../icon/CloseIcon.tsx'
import { InfoIcon } from '../../icon/InfoIcon.tsx'
import { Wrap } from '../Wrap.tsx'
import styles from './LogoutBar.module.css'

export type SessionEndBarProps = {
  /** Opens the window of the login. */
  onLogIn: () => void
  /** Left out while something typed on the page waits for the login. */
  onClose?: (() => void) | undefined
}

/** Says that the session ended by itself, until it is closed; a `<div>` with `role="status"`. */
export const SessionEndBar = ({ onLogIn, onClose }: SessionEndBarProps) => (
  <div ref={returnFocus} className={styles.bar}>
    <Wrap className={styles.row}>
      <InfoIcon />
      <p role="status">
        {onClose
          ? 'Vaše přihlášení skončilo. Po novém přihlášení vás vrátíme tam, kde jste byli.'
          : 'Vaše přihlášení skončilo. Co jste napsali, zůstává na svém místě; odeslat to půjde po\u00a0novém přihlášení.'}
      </p>
      <Button onClick={onLogIn}>Přihlásit se znovu</Button>
      {onClose && <IconButton label="Zavřít" icon={<CloseIcon />} isBare onClick={onClose} />}
    </Wrap>
  </div>
)
