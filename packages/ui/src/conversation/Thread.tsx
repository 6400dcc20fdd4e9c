import type { ReactNode } from 'react'
import styles from './Thread.module.css'

export type ThreadProps = {
  /** „O inzerátu Prodám kolo píšete s: Petr“, with the way to the ad. */
  about: ReactNode
  /** What can be done with the conversation. */
  actions: ReactNode
  /** Its messages. */
  children: ReactNode
  /** What the two agree on. */
  deal?: ReactNode
  /** Where it goes on, or why it does not. */
  foot: ReactNode
}

/** A conversation: what it is about, what was written, and what comes next; a `<div>`. */
export const Thread = ({ about, actions, children, deal, foot }: ThreadProps) => (
  <div className={styles.thread}>
    <div className={styles.about}>{about}</div>
    <div className={styles.messages}>{children}</div>
    {deal}
    {foot}
    <div className={styles.actions}>{actions}</div>
  </div>
)
