import { firstLetter } from '@inzrt/rules/names'
import styles from './Stamp.module.css'

/** The letter of who advertises, where a picture would be; a `<span>` no reader hears. */
export const Stamp = ({ name }: { name: string }) => (
  <span className={styles.stamp} aria-hidden="true">
    {firstLetter(name)}
  </span>
)
