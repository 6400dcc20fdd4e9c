import { shownLabel } from '@inzrt/rules/forms'
import { Button } from '../button/Button.tsx'
import { waitable } from '../button/waitable.ts'
import { TextField, type TextFieldProps } from '../field/TextField.tsx'
import styles from './PhoneCode.module.css'

export type PhoneCodeProps = {
  /** Field the code is typed into. */
  code: Omit<TextFieldProps, 'label'>
  /** How the sending of a code stands. */
  state:
    | { kind: 'none' | 'sending' }
    | { kind: 'sent'; secondsToResend: number }
    | { kind: 'failed'; text: string }
  /** A code was sent to this number; it can be typed even if another could not be sent. */
  hasCode: boolean
  /** Asks for a code, the first or another one. */
  onSend: () => void
}

const textOf = (state: PhoneCodeProps['state']): string | null => {
  if (state.kind === 'failed') return state.text

  return state.kind === 'sent' ? 'Kód jsme poslali.' : null
}

/** Proves that the phone is the advertiser's: a button that sends a code, and the field for it. */
export const PhoneCode = ({ code, state, hasCode, onSend }: PhoneCodeProps) => {
  const wait = state.kind === 'sent' ? state.secondsToResend : 0

  return (
    <div className={styles.code}>
      <Button disabled={code.disabled} {...waitable(state.kind === 'sending' || wait > 0, onSend)}>
        {hasCode ? 'Poslat kód znovu' : 'Poslat ověřovací kód'}
      </Button>
      <p role="status">{textOf(state)}</p>
      {/* Counted down outside of what is read aloud. */}
      {wait > 0 && <p>Další kód můžete poslat za {wait}&nbsp;s.</p>}
      {(hasCode || code.error) && (
        <TextField
          {...code}
          label={shownLabel('verificationCode')}
          hint="Šest číslic z&nbsp;SMS, platí deset minut."
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </div>
  )
}
