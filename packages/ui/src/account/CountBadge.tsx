import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './CountBadge.module.css'

export type CountBadgeProps = {
  /** How many there are. */
  count: number
  /** What is counted, spoken after the number: „nepřečtená“. */
  note: string
}

const MOST = 99

/** How many things wait behind a link; from a hundred up it says so. A `<span>`. */
export const CountBadge = ({ count, note }: CountBadgeProps) => (
  <span className={styles.badge}>
    {count > MOST ? `${MOST}+` : count}
    <VisuallyHidden> {note}</VisuallyHidden>
  </span>
)
