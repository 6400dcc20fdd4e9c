import type { ReactNode } from 'react'
import styles from './FormFrame.module.css'

export type PlainFormProps = {
  /** Path it is sent to by POST. */
  action: string
  /** Spoken name of the form. */
  label: string
  /** Fields nobody sees. */
  hidden: Readonly<Record<string, string>>
  children: ReactNode
}

/** One column of fields that are sent without a script; a `<form>`. */
export const PlainForm = ({ action, label, hidden, children }: PlainFormProps) => (
  <form className={styles.form} action={action} method="post" aria-label={label}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
