import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names/classNames.ts'
import control from '../field/control.module.css'
import styles from './DialCodeForm.module.css'

export type DialCodeFormProps = {
  /** Path asked by GET; the code travels as `name`. */
  action: string
  name: string
}

/** Finds an ad by the six digits printed under it; a `<form method="get">`. */
export const DialCodeForm = ({ action, name }: DialCodeFormProps) => (
  <form className={styles.form} action={action} method="get">
    <label htmlFor="kod-z-novin">Kód z novin</label>
    <div className={styles.row}>
      <input
        id="kod-z-novin"
        className={classNames(control.control, styles.code)}
        name={name}
        inputMode="numeric"
        pattern="[0-9 ]{6,7}"
        maxLength={7}
        autoComplete="off"
        required
        aria-describedby="kod-z-novin-hint"
      />
      <Button type="submit" variant="primary">
        Najít
      </Button>
    </div>
    <p id="kod-z-novin-hint">Šest číslic na konci tištěného inzerátu.</p>
  </form>
)
