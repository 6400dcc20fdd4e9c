import type { ReactNode } from 'react'
import { AdList } from '../listing/AdList.tsx'
import styles from './ExchangeSteps.module.css'

type ExchangeStep = {
  /** „Dostanete“: who gives it to whom. */
  title: string
  /** The thing, as a row of a list. */
  row: ReactNode
}

export type ExchangeStepsProps = {
  /** Who gives what, in the order in which it goes around. */
  steps: readonly ExchangeStep[]
}

/** Who gives what to whom; an `<ol>`. */
export const ExchangeSteps = ({ steps }: ExchangeStepsProps) => (
  <ol className={styles.steps}>
    {steps.map(({ title, row }) => (
      <li key={title} className={styles.step}>
        <h2>{title}</h2>
        <AdList label={title}>{row}</AdList>
      </li>
    ))}
  </ol>
)
