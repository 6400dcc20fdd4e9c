import type { ReactNode } from 'react'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import { ConnectionNote } from './ConnectionNote.client.tsx'
import styles from './FormFrame.module.css'
import type { FormState } from './FormState.ts'

export type FormFrameProps = {
  form: Pick<FormState<never>, 'isSending' | 'isRefused' | 'ref' | 'submit'>
  /** Spoken name of the form. */
  label: string
  /** Said by the bar while the form is on its way. */
  sendingLabel: string
  children: ReactNode
  /** Ways elsewhere, under a line. */
  links?: ReactNode
}

/**
 * One column of fields with a bar that runs while they are sent (R199); a `<form>`. Its method keeps
 * a password out of the address when the form is sent before the page is alive.
 */
export const FormFrame = ({ form, label, sendingLabel, children, links }: FormFrameProps) => (
  <form
    ref={form.ref}
    className={styles.form}
    aria-label={label}
    aria-busy={form.isSending}
    method="post"
    noValidate
    onSubmit={form.submit}
  >
    <div className={styles.progress}>{form.isSending && <ProgressBar label={sendingLabel} />}</div>
    {children}
    <ConnectionNote form={form} />
    {links && <div className={styles.links}>{links}</div>}
  </form>
)
