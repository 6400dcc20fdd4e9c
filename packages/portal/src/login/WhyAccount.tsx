import { Clipping } from '@inzrt/ui/print/Clipping.tsx'
import styles from './WhyAccount.module.css'

const REASONS = [
  'Všechny své inzeráty máte na jednom místě a\u00a0nemusíte si pamatovat heslo ke každému zvlášť.',
  'Kontakty vyplníte jednou, příště už jen zkontrolujete.',
  'Vidíte, odkud jste přihlášeni, a\u00a0cizí přihlášení ukončíte jedním klepnutím.',
  'Údaje si kdykoli stáhnete a\u00a0účet kdykoli zrušíte.',
]

/** What an account is good for; stands beside the forms that lead to one. */
export const WhyAccount = () => (
  <Clipping title="K čemu je účet">
    <ul className={styles.reasons}>
      {REASONS.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </Clipping>
)
