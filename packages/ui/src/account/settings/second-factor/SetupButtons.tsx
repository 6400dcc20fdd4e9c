import { Button } from '../../../button/Button.tsx'
import styles from './SetupButtons.module.css'

type Setup = 'app' | 'passkey' | null

export type SetupButtonsProps = {
  /** An app is set up already, and no other is offered. */
  hasApp: boolean
  /** What is being set up. */
  setup: Setup
  /** Begins to set up a factor, or leaves it. */
  onSetup: (setup: Setup) => void
}

/** Ways to take the second step that can be added, and the way back from one; a `<div>`. */
export const SetupButtons = ({ hasApp, setup, onSetup }: SetupButtonsProps) => (
  <div className={styles.buttons}>
    {!hasApp && setup !== 'app' && (
      <Button onClick={() => onSetup('app')}>Nastavit aplikaci s{'\u00a0'}kódy</Button>
    )}
    {setup !== 'passkey' && (
      <Button onClick={() => onSetup('passkey')}>Přidat přístupový klíč</Button>
    )}
    {setup && <Button onClick={() => onSetup(null)}>Nechat být</Button>}
  </div>
)
