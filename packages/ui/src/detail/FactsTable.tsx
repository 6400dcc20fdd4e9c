import type { ReactNode } from 'react'
import styles from './FactsTable.module.css'

export type FactsTableProps = { facts: readonly { label: string; value: ReactNode }[] }

/** Facts of an ad, name left and value right on one hairline; a `<dl>`. */
export const FactsTable = ({ facts }: FactsTableProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
