import { Button } from '../../../button/Button.tsx'
import { takeFocus } from '../../../focus/takeFocus.ts'
import { CopyButton } from '../../../order/CopyButton.client.tsx'
import styles from './RecoveryCodes.module.css'

export type RecoveryCodesProps = {
  /** Codes that are shown this once. */
  codes: readonly string[]
  /** Saves the codes as a file. */
  onSave: () => void
  /** The codes are kept: closes them for good. */
  onDone: () => void
}

/** Codes that are shown this once; a `<div>`. */
export const RecoveryCodes = ({ codes, onSave, onDone }: RecoveryCodesProps) => (
  <div className={styles.codes}>
    <h3 tabIndex={-1} ref={takeFocus}>
      Záložní kódy
    </h3>
    <p>
      Uložte si je mimo tento počítač, třeba na papír. Kterýmkoli se přihlásíte, když nebudete mít
      telefon; každý platí jednou. Znovu vám je už neukážeme.
    </p>
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={styles.ways}>
      <CopyButton text={codes.join('\n')} label="Kopírovat záložní kódy" />
      <Button onClick={onSave}>Stáhnout jako soubor</Button>
      <Button variant="primary" onClick={onDone}>
        Kódy mám uložené
      </Button>
    </div>
  </div>
)
