import { Button } from '../button/Button.tsx'
import styles from './ConflictNotice.module.css'

export type ConflictNoticeProps = {
  /** What was changed: „Inzerát“. */
  what: string
  /** Fetches what the other has saved. */
  onReload: () => void
}

/**
 * Something was changed elsewhere since its form was filled in; what was typed stays (R136). A focusable
 * `<div role="alert">`.
 */
export const ConflictNotice = ({ what, onReload }: ConflictNoticeProps) => (
  <div className={styles.notice} role="alert" tabIndex={-1}>
    <p>
      <b>{what} mezitím někdo změnil</b>, třeba vy v{'\u00a0'}jiném okně. Vaše úpravy tu zůstaly:
      uložte je ještě jednou a{'\u00a0'}platit budou ony, nebo je zahoďte.
    </p>
    <Button onClick={onReload}>Zahodit a načíst novou podobu</Button>
  </div>
)
