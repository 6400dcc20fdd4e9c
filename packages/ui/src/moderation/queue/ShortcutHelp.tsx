import { Key } from '../../key/Key.tsx'
import styles from './ShortcutHelp.module.css'

export type ShortcutHelpProps = {
  /** Each with what it does. */ keys: readonly { key: string; does: string }[]
}

/** Which keys work among the ads; a `<details>`. */
export const ShortcutHelp = ({ keys }: ShortcutHelpProps) => (
  <details className={styles.help}>
    <summary>Klávesové zkratky</summary>
    <p>Platí, když je kurzor v seznamu inzerátů. Do seznamu se dostanete tabulátorem.</p>
    <dl>
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <Key>{key}</Key>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </details>
)
