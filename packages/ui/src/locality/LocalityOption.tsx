import type { LocalityLine } from './LocalityLine.ts'
import styles from './LocalityOption.module.css'

/** One found place (R128); fragments of a row. */
export const LocalityOption = ({ line: { name, aside, note } }: { line: LocalityLine }) => (
  <>
    <b>{name}</b>
    <span className={styles.aside}>{aside}</span>
    <span className={styles.note}>{note}</span>
  </>
)
