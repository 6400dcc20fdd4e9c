import type { SecondStepForm } from '@inzrt/rules/forms'
import { TextField } from '../../../field/TextField.tsx'
import { takeFocus } from '../../../focus/takeFocus.ts'
import type { FormState } from '../../../form/FormState.ts'
import { fieldsOf } from '../../../form/fieldsOf.ts'
import { SettingsForm } from '../SettingsForm.tsx'
import styles from './AppCodeForm.module.css'

export type AppCodeFormProps = {
  form: FormState<SecondStepForm>
  /** Modules of the QR code as one path, and how many there are to a side. */
  code: { path: string; size: number }
  /** The same secret to be typed. */
  secret: string
}

/** White modules a camera needs round the code. */
const QUIET = 2
const FOUR = /.{4}(?!$)/g

/** A secret for an app, and the first code of that app; a `<form>`. */
export const AppCodeForm = ({ form, code: { path, size }, secret }: AppCodeFormProps) => (
  <SettingsForm form={form} label="Zapnout" sendingLabel="Zapínám…">
    <ol className={styles.steps}>
      <li>
        V{'\u00a0'}telefonu otevřete aplikaci na jednorázové kódy, třeba Aegis, Google Authenticator
        nebo tu ve správci hesel.
      </li>
      <li>
        Přidejte v{'\u00a0'}ní nový účet a namiřte ji na tento obrázek. Když to nejde, opište do ní
        klíč pod ním.
      </li>
      <li>Kód, který pak ukáže, napište do pole.</li>
    </ol>
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR kód pro aplikaci"
    >
      <path d={path} stroke="#000" />
    </svg>
    <p className={styles.secret}>
      Klíč: <code>{secret.replace(FOUR, '$& ')}</code>
    </p>
    <TextField
      {...fieldsOf(form, 'aplikace').text('code')}
      ref={takeFocus}
      label="Kód"
      hint="Šest číslic, které aplikace právě ukazuje."
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  </SettingsForm>
)
