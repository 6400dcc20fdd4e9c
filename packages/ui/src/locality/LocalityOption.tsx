import type { LocalityLine } from './LocalityLine.ts'
import styles from './LocalityOption.module.css'

export type LocalityOptionProps = {
  /** What the row says of the place. */
  line: LocalityLine
}

/** One found place (R128); fragments of a row. */
export const LocalityOption = ({ line: { name, aside, note } }: LocalityOptionProps) => (
  <>
    <b>{name}</b>
    <span className={styles.aside}>{aside}</span>
    <span className={styles.note}>{note}</span>
  </>
)
