import { Button } from '../../button/Button.tsx'
import { waitable } from '../../button/waitable.ts'
import forms from '../deciding/DecisionForm.module.css'
import styles from './IntakeReading.module.css'

export type IntakeReadingProps = {
  /** What is read aloud, in the order in which it was said. */
  rows: readonly { label: string; text: string }[]
  isSending: boolean
  /** The caller agrees: the ad may be placed. */
  onAgreed: () => void
  /** Something read is wrong: back to the form. */
  onChange: () => void
}

/** What a clerk reads back before the ad is kept; a `<div>`. */
export const IntakeReading = ({ rows, isSending, onAgreed, onChange }: IntakeReadingProps) => (
  <div className={styles.reading}>
    <dl>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>
      Řekněte, že přijde SMS s{'\u00a0'}odkazem. Jeho otevřením zákazník inzerát potvrdí a souhlasí
      s{'\u00a0'}pravidly; do té doby ho nikdo neuvidí.
    </p>
    <p className={forms.actions}>
      <Button variant="primary" {...waitable(isSending, onAgreed)}>
        Souhlasí, poslat SMS
      </Button>
      <Button {...waitable(isSending, onChange)}>Opravit</Button>
    </p>
  </div>
)
