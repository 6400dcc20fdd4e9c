import type { ReactNode } from 'react'
import { Button } from '../../button/Button.tsx'
import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import type { FormState } from '../../form/FormState.ts'
import { SentForm } from '../../form/SentForm.tsx'
import styles from './DecisionForm.module.css'

export type DecisionFrameProps = {
  form: Pick<FormState<never>, 'ref' | 'submit' | 'isSending' | 'isRefused'>
  /** Words of the button that sends it. */
  label: string
  /** What cannot be taken back without an appeal. */
  isGrave?: boolean
  /** Without it there is nothing to put off: the form stands there always. */
  onCancel?: () => void
  children: ReactNode
}

/** Fields of something decided, and the buttons that send it or put it off; a `<form>`. */
export const DecisionFrame = ({
  form,
  label,
  isGrave = false,
  onCancel,
  children,
}: DecisionFrameProps) => (
  <SentForm form={form} className={styles.form}>
    {children}
    {form.isSending && <ProgressBar label="Odesílám" />}
    <p className={styles.actions}>
      <Button type="submit" variant={isGrave ? 'danger' : 'primary'} disabled={form.isSending}>
        {label}
      </Button>
      {onCancel && (
        <Button onClick={onCancel} disabled={form.isSending}>
          Zrušit
        </Button>
      )}
    </p>
  </SentForm>
)
