import { Button } from '../../../button/Button.tsx'
import { waitable } from '../../../button/waitable.ts'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden.tsx'
import styles from './SecondFactorRows.module.css'

/** A way to take the second step: an app, a passkey. */
export type FactorRow = Readonly<{ id: string; name: string; note: string }>

export type SecondFactorRowsProps = {
  /** Apps and keys that an account is opened by. */
  factors: readonly FactorRow[]
  /** „Zbývá 7 záložních kódů.“ */
  codesLeft: string
  /** Something is being changed: nothing else can be. */
  isBusy?: boolean
  /** Takes a factor away, by its id. */
  onRemove: (id: string) => void
  /** Makes new recovery codes; the old ones end. */
  onMakeCodes: () => void
}

/** What an account logs in with besides its password; a `<ul>`. */
export const SecondFactorRows = ({
  factors,
  codesLeft,
  isBusy = false,
  onRemove,
  onMakeCodes,
}: SecondFactorRowsProps) => (
  <ul className={styles.rows} aria-label="Druhý krok přihlášení">
    {factors.map(({ id, name, note }) => (
      <li key={id}>
        <div>
          <h3>{name}</h3>
          <p>{note}</p>
        </div>
        <Button {...waitable(isBusy, () => onRemove(id))}>
          Odebrat<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </li>
    ))}
    <li>
      <div>
        <h3>Záložní kódy</h3>
        <p>{codesLeft}</p>
      </div>
      <Button {...waitable(isBusy, onMakeCodes)}>
        Vytvořit nové<VisuallyHidden> záložní kódy</VisuallyHidden>
      </Button>
    </li>
  </ul>
)
