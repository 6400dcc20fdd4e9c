import type { ReactNode } from 'react'
import { Wordmark, type WordmarkName } from '../logo/Wordmark.tsx'
import { Thumb } from '../picture/Thumb.tsx'
import type { ThumbSource } from '../picture/ThumbSource.ts'
import { CutPaper } from '../print/CutPaper.tsx'
import styles from './EditionCard.module.css'

export type EditionCardProps = {
  wordmark: WordmarkName
  brandName: string
  /** „č. 47“. */
  number: string
  /** „24. 11. 2026“. */
  releaseDate: string
  /** Front-page headline. */
  headline: string
  image?: ThumbSource | null
  sectionIcon?: string | null
  /** „Do uzávěrky č. 48 zbývá“. */
  deadlineLabel: string
  /** „1 den 23 hodin“, or the deadline itself where no clock runs. */
  deadline: string
  /** When an ad placed by then is printed. */
  note: ReactNode
}

/** Cover of the printed edition with its deadline; a `<section>`. */
export const EditionCard = ({
  wordmark,
  brandName,
  number,
  releaseDate,
  headline,
  image,
  sectionIcon,
  deadlineLabel,
  deadline,
  note,
}: EditionCardProps) => (
  <section aria-labelledby="v-novinach">
    <h2 id="v-novinach" className={styles.title}>
      V novinách
    </h2>
    <CutPaper className={styles.cover}>
      <div className={styles.masthead}>
        <Wordmark name={wordmark} label={brandName} />
        <span>
          {number}
          <br />
          {releaseDate}
        </span>
      </div>
      <p className={styles.headline}>{headline}</p>
      <div className={styles.picture}>
        <Thumb image={image} sectionIcon={sectionIcon} />
      </div>
      <div className={styles.columns} aria-hidden="true" />
    </CutPaper>
    <p className={styles.deadline}>
      <span>{deadlineLabel}</span>
      <b>{deadline}</b>
      <span className={styles.note}>{note}</span>
    </p>
  </section>
)
