import { Button } from '../button/Button.tsx'
import { TextField, type TextFieldProps } from '../field/TextField.tsx'
import styles from './PhoneCode.module.css'

export type PhoneCodeProps = {
  code: Omit<TextFieldProps, 'label'>
  /** How the sending of a code stands. */
  state:
    | { kind: 'none' | 'sending' }
    | { kind: 'sent'; secondsToResend: number }
    | { kind: 'failed'; text: string }
  onSend: () => void
}

/** Proves that the phone is the advertiser's: a button that sends a code, and the field for it. */
export const PhoneCode = ({ code, state, onSend }: PhoneCodeProps) => {
  const wait = state.kind === 'sent' ? state.secondsToResend : 0

  return (
    <div className={styles.code}>
      <Button disabled={code.disabled || state.kind === 'sending' || wait > 0} onClick={onSend}>
        {state.kind === 'sent' ? 'Poslat kód znovu' : 'Poslat ověřovací kód'}
      </Button>
      <p role="status">
        {state.kind === 'sent' && wait > 0 && `Kód jsme poslali. Další můžete chtít za ${wait} s.`}
        {state.kind === 'failed' && state.text}
      </p>
      {state.kind === 'sent' && (
        <TextField
          {...code}
          label="Ověřovací kód"
          hint="Šest číslic z SMS, platí deset minut."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
      )}
    </div>
  )
}
