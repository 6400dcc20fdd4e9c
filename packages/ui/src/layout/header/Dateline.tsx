import type { ReactNode } from 'react'
import { Wrap } from '../Wrap.tsx'
import styles from './Dateline.module.css'

export type DatelineProps = {
  /** Stands first and stays on a phone. */
  start: ReactNode
  /** Follows `start` where there is room. */
  startMore?: ReactNode
  /** In the middle, from tablets up. */
  note?: ReactNode
  /** Stands last and stays on a phone. */
  end?: ReactNode
}

/** Top line of the paper: day, edition, deadline; an `<aside>`. */
export const Dateline = ({ start, startMore, note, end }: DatelineProps) => (
  <aside className={styles.dateline} aria-label="Dnešní den a vydání">
    <Wrap className={styles.line}>
      <span>
        {start} {startMore && <span className={styles.wide}>{startMore}</span>}
      </span>
      {note && <span className={styles.wide}>{note}</span>}
      {end && <span>{end}</span>}
    </Wrap>
  </aside>
)
