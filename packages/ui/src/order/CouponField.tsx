import type { KeyboardEvent } from 'react'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import styles from './CouponField.module.css'

export type CouponFieldProps = {
  id: string
  value: string
  onChange: (typed: string) => void
  /** Asks what the code is worth. */
  onApply: () => void
  /** The code is being asked about. */
  isAsking?: boolean
  disabled?: boolean
  /** What it takes off: „Sleva 10 % s kódem LETO2026“. */
  applied?: string | undefined
  error?: string | undefined
}

/** The code of a coupon, asked about before anything is ordered: Enter asks too, and sends no form. A `<div>`. */
export const CouponField = ({
  id,
  value,
  onChange,
  onApply,
  isAsking = false,
  disabled = false,
  applied,
  error,
}: CouponFieldProps) => {
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onApply()
  }

  return (
    <div className={styles.coupon}>
      <TextField
        id={id}
        name={id}
        label="Slevový kód"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        error={error}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={applyByEnter}
      />
      <Button disabled={disabled || isAsking || value.trim() === ''} onClick={onApply}>
        {isAsking ? 'Ověřuji…' : 'Uplatnit'}
      </Button>
      <p className={styles.applied} role="status">
        {!error && applied && `${applied} je započítaná.`}
      </p>
    </div>
  )
}
