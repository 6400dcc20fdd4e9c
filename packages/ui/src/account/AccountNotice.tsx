import type { ReactNode } from 'react'
import styles from './AccountNotice.module.css'

export type AccountNoticeProps = {
  icon: ReactNode
  children: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  /** What the action led to; read aloud when it appears. */
  status?: string | undefined
}

/** Something about the account that waits for its owner, said quietly; a `<div>`. */
export const AccountNotice = ({ icon, children, action, status }: AccountNoticeProps) => (
  <div className={styles.notice}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      {children}
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
    {action}
  </div>
)
