import type { ReactNode } from 'react'
import { StateMark, type StateTone } from '../../badge/StateMark.tsx'
import { FactsTable } from '../../detail/FactsTable.tsx'
import styles from './ComplaintCard.module.css'

export type ComplaintCardProps = {
  /** Of its heading, by which it is named. */
  id: string
  title: string
  /** Until when it is answered, or how it ended. */
  state: { text: string; tone: StateTone }
  facts: readonly { label: string; value: ReactNode }[]
  /** What happened, in the visitor's words. */
  text: string
  /** What was answered. */
  answer?: string | undefined
  /** The form of the answer, or the button that opens it. */
  children?: ReactNode
}

/** A complaint at the desk; a `<li>`. */
export const ComplaintCard = ({
  id,
  title,
  state,
  facts,
  text,
  answer,
  children,
}: ComplaintCardProps) => (
  <li className={styles.card} aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    <StateMark tone={state.tone}>{state.text}</StateMark>
    <p className={styles.text}>{text}</p>
    <FactsTable facts={facts} />
    {answer && (
      <blockquote className={styles.answer}>
        <p className={styles.text}>{answer}</p>
      </blockquote>
    )}
    {children}
  </li>
)
