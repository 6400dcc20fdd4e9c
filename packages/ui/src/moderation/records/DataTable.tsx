import type { ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState.tsx'
import styles from './DataTable.module.css'

export type DataTableProps = {
  /** What the table is of. */
  caption: string
  /** Names of the columns. */
  head: readonly string[]
  /** The first cell names its row. */
  rows: readonly { id: number | string; cells: readonly ReactNode[] }[]
  /** Said in place of the table while it has no rows. */
  none?: string
}

/** What is kept, a row a thing; on a narrow screen a record of lines. A `<section>` round a `<table>`. */
export const DataTable = ({ caption, head, rows, none = 'Zatím tu nic není' }: DataTableProps) =>
  rows.length === 0 ? (
    <EmptyState title={none} />
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]} data-head={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
