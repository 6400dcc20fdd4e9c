import type { ReactNode } from 'react'
import styles from './DetailLayout.module.css'

export type DetailLayoutProps = {
  gallery: ReactNode
  /** Head, seller, contact: what decides; seen without scrolling. */
  decision: ReactNode
  /** Text and facts. */
  body: ReactNode
  /** Print and reports. */
  aside?: ReactNode
}

/** Page of an ad in two columns from 64 rem up; an `<article>`. */
export const DetailLayout = ({ gallery, decision, body, aside }: DetailLayoutProps) => (
  <article className={styles.ad}>
    <div>{gallery}</div>
    <div className={styles.column}>{decision}</div>
    <div className={styles.column}>{body}</div>
    {aside && <div className={styles.column}>{aside}</div>}
  </article>
)
