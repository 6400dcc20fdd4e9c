import styles from './BoxedWords.module.css'
import type { LineAd } from './LineAd.ts'

export type BoxedWordsProps = {
  /** The ad as it is printed. */
  ad: LineAd
  /** Its lines as the paper breaks them, once they are known. */
  lines?: readonly LineAd[] | null | undefined
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text is told by its place alone
  lines.filter(Boolean).map((line, at) => <span key={at}>{line}</span>)

/** A highlighted ad as the paper prints it: its heading above the text, beside it room for a code; for the eye only. */
export const BoxedWords = ({ ad, lines }: BoxedWordsProps) => {
  const shown = lines ?? [ad]

  return (
    <span aria-hidden="true" className={lines ? `${styles.box} ${styles.broken}` : styles.box}>
      {ad.kind && <small>{ad.kind}</small>}
      <b className={styles.heading}>
        <Lines lines={shown.map(({ lead }) => lead)} />
      </b>
      <span className={styles.text}>
        <Lines lines={shown.map(({ text }) => text)} />
      </span>
      <span className={styles.code} />
    </span>
  )
}
