import { OUTLINES } from './outlines.ts'
import styles from './Wordmark.module.css'

export type WordmarkName = keyof typeof OUTLINES

export type WordmarkProps = {
  /** Which brand it names. */
  name: WordmarkName
  /** Spoken name of the brand. */
  label: string
}

/** The brand's name set tight in outlines, with the full stop of a printed ad; an `<svg>`. */
export const Wordmark = ({ name, label }: WordmarkProps) => {
  const { viewBox, letters, stop } = OUTLINES[name]

  return (
    <svg className={styles.wordmark} viewBox={viewBox} role="img" aria-label={label}>
      <path d={letters} />
      <circle className={styles.stop} {...stop} />
    </svg>
  )
}
