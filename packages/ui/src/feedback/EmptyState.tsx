import type { ReactNode } from 'react'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './EmptyState.module.css'

export type EmptyStateProps = {
  title: string
  /** Goods to draw above the words. */
  icon?: string | null
  /** Told by screen readers when it appears. */
  isLive?: boolean
  /** What to do next. */
  children?: ReactNode
}

/** Nothing here, and the next step; a `<div>`. */
export const EmptyState = ({ title, icon, isLive = false, children }: EmptyStateProps) => (
  <div className={styles.empty} role={isLive ? 'status' : undefined}>
    {icon !== undefined && <SectionIcon name={icon} size="huge" />}
    <p className={styles.title}>{title}</p>
    {children}
  </div>
)
