import type { ReactNode } from 'react'
import { AdList } from '../listing/AdList.tsx'
import styles from './ExchangeSteps.module.css'

export type ExchangeStep = {
  /** „Dostanete“: who gives it to whom. */
  title: string
  /** The thing, as a row of a list. */
  row: ReactNode
}

/** Who gives what to whom; an `<ol>`. */
export const ExchangeSteps = ({ steps }: { steps: readonly ExchangeStep[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, row }) => (
      <li key={title} className={styles.step}>
        <h2>{title}</h2>
        <AdList label={title}>{row}</AdList>
      </li>
    ))}
  </ol>
)
