import type { ReactNode } from 'react'
import styles from './StateMark.module.css'

/** `good` runs, `waiting` waits for somebody, `idle` rests, `bad` was refused. */
export type StateTone = 'good' | 'waiting' | 'idle' | 'bad'

export type StateMarkProps = {
  /** Gives the dot its shape and colour. */ tone: StateTone
  children: ReactNode
}

/** State of something in words, with a dot whose shape says the same as its colour; a `<span>`. */
export const StateMark = ({ tone, children }: StateMarkProps) => (
  <span className={`${styles.mark} ${styles[tone]}`}>{children}</span>
)
