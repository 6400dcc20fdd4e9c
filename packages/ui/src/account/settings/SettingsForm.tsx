import type { ReactNode } from 'react'
import { Button } from '../../button/Button.tsx'
import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import type { FormState } from '../../form/FormState.ts'
import { SentForm } from '../../form/SentForm.tsx'
import styles from './SettingsForm.module.css'

export type SettingsFormProps = {
  form: Pick<FormState<never>, 'ref' | 'submit' | 'isSending' | 'isRefused'>
  /** Words of the button, and what it says while the form is on its way. */
  label: string
  /** What the button says while the form is on its way. */
  sendingLabel: string
  /** Something the form will need is still on its way. */
  isWaiting?: boolean
  children: ReactNode
}

/** Fields of the settings one under another, and the button that saves them; a `<form>`. */
export const SettingsForm = ({
  form,
  label,
  sendingLabel,
  isWaiting = false,
  children,
}: SettingsFormProps) => (
  <SentForm form={form} className={styles.form}>
    {children}
    <div className={styles.foot}>
      {form.isSending && <ProgressBar label={sendingLabel} />}
      <Button type="submit" disabled={form.isSending || isWaiting}>
        {form.isSending ? sendingLabel : label}
      </Button>
    </div>
  </SentForm>
)
