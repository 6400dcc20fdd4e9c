import type { ReactNode } from 'react'
import styles from './RatingSection.module.css'
import { Stars } from './Stars.tsx'

export type RatingSectionProps = {
  /** Of the section, to lead to. */
  id?: string
  title: string
  /** Average of all, with its words: „4,6 z 5 (12 hodnocení)“. */
  summary?: { stars: number; text: string } | undefined
  /** How far the two are with it, told when it changes. */
  state?: string | undefined
  /** Who may rate, and how that is checked. */
  note: string
  /** Ratings, and forms. */
  children?: ReactNode
}

/** What is said of somebody after a deal, and how it is verified; a `<section>`. */
export const RatingSection = ({
  id,
  title,
  summary,
  state,
  note,
  children,
}: RatingSectionProps) => (
  <section id={id} className={styles.section} aria-label={title}>
    <h2>{title}</h2>
    {summary && (
      <p className={styles.summary}>
        <Stars stars={summary.stars} /> {summary.text}
      </p>
    )}
    {state && (
      <p role="status" className={styles.state}>
        {state}
      </p>
    )}
    <p className={styles.note}>{note}</p>
    {children}
  </section>
)
