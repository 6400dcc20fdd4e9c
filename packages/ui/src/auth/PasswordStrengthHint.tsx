import { type PasswordStrength, passwordStrength } from '@inzrt/rules/forms'
import styles from './PasswordStrengthHint.module.css'

const WORDS: Record<PasswordStrength, string> = {
  short: 'Alespoň 8\u00a0znaků. Nejlépe několik slov, která k\u00a0sobě nepatří.',
  weak: 'Slabé heslo: přidejte další slovo nebo pár jiných znaků.',
  fair: 'Docela dobré heslo.',
  strong: 'Silné heslo.',
}

const LEVELS: Record<PasswordStrength, number> = { short: 0, weak: 1, fair: 2, strong: 3 }

export type PasswordStrengthHintProps = {
  /** What is typed so far. */
  password: string
}

/** How hard the typed password is to guess, in words and in three strokes; two `<span>`s for a hint. */
export const PasswordStrengthHint = ({ password }: PasswordStrengthHintProps) => {
  const strength = passwordStrength(password)

  return (
    <>
      {password !== '' && (
        <span className={styles.strokes} data-level={LEVELS[strength]} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      )}
      <span aria-live="polite">{WORDS[strength]}</span>
    </>
  )
}
