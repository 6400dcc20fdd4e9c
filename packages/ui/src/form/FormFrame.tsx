import type { ReactNode } from 'react'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import styles from './FormFrame.module.css'
import { SentForm, type SentFormProps } from './SentForm.tsx'

export type FormFrameProps = Pick<SentFormProps, 'form'> & {
  /** Spoken name of the form. */
  label: string
  /** Said by the bar while the form is on its way. */
  sendingLabel: string
  children: ReactNode
  /** Ways elsewhere, under a line. */
  links?: ReactNode
}

/** One column of fields with a bar that runs while they are sent (R199); a `<form>`. */
export const FormFrame = ({ form, label, sendingLabel, children, links }: FormFrameProps) => (
  <SentForm form={form} className={styles.form} label={label}>
    <div className={styles.progress}>{form.isSending && <ProgressBar label={sendingLabel} />}</div>
    {children}
    {links && <div className={styles.links}>{links}</div>}
  </SentForm>
)
