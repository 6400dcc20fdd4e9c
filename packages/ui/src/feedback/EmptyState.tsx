import type { ReactNode } from 'react'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './EmptyState.module.css'

export type EmptyStateProps = {
  title: string
  /** Goods to draw beside the words. */
  icon?: string | null
  /** Whether it stands in place of all its page tells, and so heads it. */
  isPage?: boolean
  /** Told by screen readers when it appears. */
  isLive?: boolean
  /** What to do next. */
  children?: ReactNode
}

/** Nothing here, and the next step; a `<div>`. */
export const EmptyState = ({
  title,
  icon,
  isPage = false,
  isLive = false,
  children,
}: EmptyStateProps) => {
  const Title = isPage ? 'h1' : 'p'

  return (
    <div className={styles.empty} role={isLive ? 'status' : undefined}>
      {icon !== undefined && <SectionIcon className={styles.picture} name={icon} size="huge" />}
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  )
}
