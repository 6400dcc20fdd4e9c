import { Key } from '../../key/Key.tsx'
import styles from './QuickLeave.module.css'

/** Always at hand: leaves the site at once; the head's script also follows it at two presses of Escape. */
export const QuickLeave = ({ href }: { href: string }) => (
  <a className={styles.leave} href={href} rel="noreferrer" data-leave>
    Rychle odejít <Key>2× Esc</Key>
  </a>
)
