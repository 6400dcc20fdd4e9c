import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './DetailLayout.module.css'

export type DetailLayoutProps = {
  /** Photos, or the poster in their place. */
  gallery: ReactNode
  /** Head, seller, contact: what decides; seen without scrolling. */
  decision: ReactNode
  /** Text and facts. */
  body: ReactNode
  /** The ad as it is printed, or what would be the foot. */
  aside?: ReactNode
  /** Reports and sharing, below the text where the right column is the longer one. */
  foot?: ReactNode
}

/** Page of an ad in two columns from 48 rem up, each as long as what it holds; an `<article>`. */
export const DetailLayout = ({ gallery, decision, body, aside, foot }: DetailLayoutProps) => (
  <article className={styles.ad} data-columns>
    <div>{gallery}</div>
    <div className={styles.side}>
      <div className={styles.column}>{decision}</div>
      {aside && <div className={classNames(styles.column, styles.aside)}>{aside}</div>}
    </div>
    <div className={styles.column}>{body}</div>
    {foot && <div className={classNames(styles.column, styles.foot)}>{foot}</div>}
  </article>
)
