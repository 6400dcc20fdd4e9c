import { Button } from '../button/Button.tsx'
import styles from './DecisionForm.module.css'

export type FormFootProps = {
  label: string
  isSending: boolean
  /** What cannot be taken back without an appeal. */
  isGrave?: boolean
  onCancel: () => void
}

/** Sends a decision or puts it off; a `<p>` of two buttons. */
export const FormFoot = ({ label, isSending, isGrave = false, onCancel }: FormFootProps) => (
  <p className={styles.actions}>
    <Button type="submit" variant={isGrave ? 'danger' : 'primary'} disabled={isSending}>
      {label}
    </Button>
    <Button onClick={onCancel} disabled={isSending}>
      Zrušit
    </Button>
  </p>
)
