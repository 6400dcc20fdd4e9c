import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './Prose.module.css'

type ProseProps = {
  /** What somebody wrote breaks where they broke it. */
  keepsLines?: boolean
  children: ReactNode
}

/** Long text: 65 characters a line, headings that can be linked to; a `<div>`. */
export const Prose = ({ keepsLines = false, children }: ProseProps) => (
  <div className={classNames(styles.prose, keepsLines && styles.lines)}>{children}</div>
)
