import type { ReactNode } from 'react'
import styles from './Key.module.css'

export type KeyProps = { children: ReactNode }

/** A key to press, drawn as its cap; a `<kbd>`. */
export const Key = ({ children }: KeyProps) => <kbd className={styles.key}>{children}</kbd>
