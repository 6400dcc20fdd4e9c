import { Button } from '../../button/Button.tsx'
import { waitable } from '../../button/waitable.ts'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import styles from './SessionRow.module.css'

export type SessionRowProps = {
  /** Browser and system in words: „Firefox, Windows“. */
  device: string
  /** It is this browser. */
  isCurrent: boolean
  /** „naposledy před 2 hodinami“. */
  lastUsed: string
  /** „přihlášeno 5. 3. 2026 7:05“. */
  started: string
  /** The logout there is on its way. */
  isEnding?: boolean
  /** Logs out there. */
  onEnd: () => void
}

/** One place somebody is logged in at, and the way out of it; an `<li>`. */
export const SessionRow = ({
  device,
  isCurrent,
  lastUsed,
  started,
  isEnding = false,
  onEnd,
}: SessionRowProps) => (
  <li className={styles.row}>
    <div>
      <h3>{device}</h3>
      <p>
        {isCurrent ? <strong>právě tady</strong> : lastUsed} · {started}
      </p>
    </div>
    {!isCurrent && (
      <Button {...waitable(isEnding, onEnd)}>
        {isEnding ? 'Odhlašuji…' : 'Odhlásit toto zařízení'}
        <VisuallyHidden>: {device}</VisuallyHidden>
      </Button>
    )}
  </li>
)
