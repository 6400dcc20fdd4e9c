import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  label: string
  /** Without a value the bar runs. */
  value?: number
  /** What is all of it. */
  max?: number
}

/** How far a thing is; a native `<progress>`. */
export const ProgressBar = ({ label, value, max = 100 }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={value} max={max} />
)
