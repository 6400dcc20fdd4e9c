import { nonBreaking } from '@inzrt/domain/text'
import { CheckboxField, type CheckboxFieldProps } from '../field/CheckboxField.tsx'
import styles from './Consents.module.css'

type Box = Pick<CheckboxFieldProps, 'id' | 'name' | 'checked' | 'error' | 'disabled' | 'onChange'>

export type ConsentsProps = {
  /** Needed to go on. */
  rules: Box
  /** Never ticked beforehand. */
  marketing: Box
  /** Opens the rules or the policy over the form. */
  onRead: (text: 'rules' | 'privacy') => void
}

/** What a new user agrees to; the rules are needed, news are not; a `<div>`. */
export const Consents = ({ rules, marketing, onRead }: ConsentsProps) => {
  const opener = (text: 'rules' | 'privacy', href: string, label: string) => (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onRead(text)
      }}
    >
      {label}
    </a>
  )

  return (
    <div className={styles.consents}>
      <CheckboxField
        {...rules}
        label={
          <>
            Souhlasím s{'\u00a0'}
            {opener('rules', '/pravidla-inzerce', 'pravidly inzerce')}.
          </>
        }
      />
      <CheckboxField
        {...marketing}
        label={nonBreaking('Chci občas dostávat e-mailem novinky a tipy (nepovinné).')}
      />
      <p className={styles.note}>
        Jak s{'\u00a0'}vašimi údaji zacházíme, říká{' '}
        {opener('privacy', '/zpracovani-osobnich-udaju', 'zpracování osobních údajů')}.
      </p>
    </div>
  )
}
