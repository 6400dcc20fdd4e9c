import type { ReactNode } from 'react'
import { Button } from '../../button/Button.tsx'
import { ConnectionNote } from '../../form/ConnectionNote.client.tsx'
import type { FormState } from '../../form/FormState.ts'
import styles from './DecisionForm.module.css'

export type DecisionFrameProps = {
  form: Pick<FormState<never>, 'ref' | 'submit' | 'isSending' | 'isRefused'>
  /** Words of the button that sends it. */
  label: string
  /** What cannot be taken back without an appeal. */
  isGrave?: boolean
  onCancel: () => void
  children: ReactNode
}

/** Fields of something decided, and the two buttons that send it or put it off; a `<form>`. */
export const DecisionFrame = ({
  form,
  label,
  isGrave = false,
  onCancel,
  children,
}: DecisionFrameProps) => (
  <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
    {children}
    <p className={styles.actions}>
      <Button type="submit" variant={isGrave ? 'danger' : 'primary'} disabled={form.isSending}>
        {label}
      </Button>
      <Button onClick={onCancel} disabled={form.isSending}>
        Zrušit
      </Button>
    </p>
    <ConnectionNote form={form} />
  </form>
)
