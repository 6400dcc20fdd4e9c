import { QuestionIcon } from '../icon/QuestionIcon.tsx'
import styles from './WhyHere.module.css'

export type WhyHereProps = {
  /** Unique on the page; names the bubble the button opens. */
  id: string
  /** Reasons in words: „Nalezená slova: kolo“, „Placené zvýraznění“, „Nedávno vložený inzerát“. */
  reasons: readonly string[]
}

/** Explains the place of a result (N007); a `<button>` that opens a popover, without JavaScript too. */
export const WhyHere = ({ id, reasons }: WhyHereProps) => (
  <>
    <button
      type="button"
      className={styles.button}
      popoverTarget={id}
      aria-label="Proč je to tady?"
    >
      <QuestionIcon />
    </button>
    <span className={styles.bubble} id={id} popover="auto">
      <b>Proč je to tady?</b>
      {reasons.map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </span>
  </>
)
