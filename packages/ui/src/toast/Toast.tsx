import { nonBreaking } from '@inzrt/domain/text'
import { classNames } from '../class-names/classNames.ts'
import { CheckIcon } from '../icon/CheckIcon.tsx'
import { CloseIcon } from '../icon/CloseIcon.tsx'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './Toast.module.css'

export type ToastKind = 'good' | 'bad'

export type ToastProps = {
  /** Good news, or bad, which is read aloud at once. */
  kind: ToastKind
  /** One sentence. */
  text: string
  onClose: () => void
}

/** Short message torn off like a slip of paper; a `<div>` with `role="status"`, or `alert` when bad. */
export const Toast = ({ kind, text, onClose }: ToastProps) => (
  <div
    className={classNames(styles.toast, kind === 'bad' && styles.bad)}
    role={kind === 'bad' ? 'alert' : 'status'}
  >
    {kind === 'bad' ? <WarningIcon /> : <CheckIcon />}
    <span>{nonBreaking(text)}</span>
    <button type="button" aria-label="Zavřít" onClick={onClose}>
      <CloseIcon />
    </button>
  </div>
)
