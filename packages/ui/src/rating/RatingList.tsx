import type { ReactNode } from 'react'
import styles from './RatingList.module.css'
import { Stars } from './Stars.tsx'

export type ShownRating = {
  id: number
  stars: number
  /** „4 z 5“. */
  starsText: string
  /** „od kupujícího“, „5. 3. 2026“. */
  facts: readonly string[]
  text: string | null
  /** „Odpověď prodávajícího“. */
  answerLabel: string
  answer: string | null
  /** What can be done with it. */
  action?: ReactNode
}

export type RatingListProps = {
  /** Spoken name of the list. */
  label: string
  /** The newest first. */
  ratings: readonly ShownRating[]
}

/** What people say of somebody they dealt with; a `<ul>`. */
export const RatingList = ({ label, ratings }: RatingListProps) => (
  <ul className={styles.list} aria-label={label}>
    {ratings.map(({ id, stars, starsText, facts, text, answerLabel, answer, action }) => (
      <li key={id} className={styles.rating}>
        <p className={styles.head}>
          <Stars stars={stars} label={starsText} />
          <span className={styles.facts}>{facts.join(' · ')}</span>
        </p>
        {text && <p className={styles.words}>{text}</p>}
        {answer && (
          <div className={styles.answer}>
            <p className={styles.facts}>{answerLabel}</p>
            <p className={styles.words}>{answer}</p>
          </div>
        )}
        {action}
      </li>
    ))}
  </ul>
)
