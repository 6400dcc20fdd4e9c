import { initial } from '@inzrt/domain/names'
import styles from './Stamp.module.css'

/** The letter of who advertises, where a picture would be; a `<span>` no reader hears. */
export const Stamp = ({ name }: { name: string }) => (
  <span className={styles.stamp} aria-hidden="true">
    {initial(name)}
  </span>
)
