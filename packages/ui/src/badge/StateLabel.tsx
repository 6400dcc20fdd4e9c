import type { ReactNode } from 'react'
import { EyeIcon } from '../icon/EyeIcon.tsx'
import styles from './StateLabel.module.css'

/** State of an ad in words, for its owner and moderators; a `<span>`. */
export const StateLabel = ({ children }: { children: ReactNode }) => (
  <span className={styles.label}>
    <EyeIcon />
    {children}
  </span>
)
