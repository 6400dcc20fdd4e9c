import { Button } from '../../button/Button.tsx'
import { IconButton } from '../../button/IconButton.tsx'
import { CloseIcon } from '../../icon/CloseIcon.tsx'
import { InfoIcon } from '../../icon/InfoIcon.tsx'
import { Wrap } from '../Wrap.tsx'
import styles from './LogoutBar.module.css'

export type SessionEndBarProps = { onLogIn: () => void; onClose: () => void }

/** Says that the session ended by itself, until it is closed; a `<div>` with `role="status"`. */
export const SessionEndBar = ({ onLogIn, onClose }: SessionEndBarProps) => (
  <div className={styles.bar}>
    <Wrap className={styles.row}>
      <InfoIcon />
      <p role="status">
        Vaše přihlášení skončilo. Po novém přihlášení vás vrátíme tam, kde jste byli.
      </p>
      <Button onClick={onLogIn}>Přihlásit se znovu</Button>
      <IconButton label="Zavřít" icon={<CloseIcon />} isBare onClick={onClose} />
    </Wrap>
  </div>
)
