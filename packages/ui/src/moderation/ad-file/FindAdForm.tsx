import { FIND_LENGTH } from '@inzrt/rules/limits'
import { Button } from '../../button/Button.tsx'
import { classNames } from '../../class-names/classNames.ts'
import control from '../../field/control.module.css'
import styles from './FindAdForm.module.css'

export type FindAdFormProps = {
  /** Path asked by GET. */
  action: string
  /** What travels along unseen. */
  hidden: Readonly<Record<string, string>>
  /** What was looked for. */
  value: string
}

/** Finds ads by address, printed code or words of the heading; a `<form method="get">`. */
export const FindAdForm = ({ action, hidden, value }: FindAdFormProps) => (
  <form className={styles.form} action={action} method="get">
    {Object.entries(hidden).map(([name, given]) => (
      <input key={name} type="hidden" name={name} value={given} />
    ))}
    <label htmlFor="hledany-inzerat">
      Adresa inzerátu, kód z{'\u00a0'}novin nebo slova z{'\u00a0'}nadpisu
    </label>
    <input
      id="hledany-inzerat"
      className={classNames(control.control, styles.address)}
      name="inzerat"
      defaultValue={value}
      minLength={3}
      maxLength={FIND_LENGTH.most}
      autoComplete="off"
      spellCheck={false}
      required
    />
    <Button type="submit" variant="primary">
      Najít
    </Button>
  </form>
)
