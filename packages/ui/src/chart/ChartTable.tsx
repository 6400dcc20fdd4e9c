import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import styles from './ChartTable.module.css'

type ChartRow = Readonly<{ name: string; values: readonly (string | number)[] }>

export type ChartTableProps = {
  /** Opens the table: „Po dnech v tabulce“. */
  summary: string
  /** The first one is of the rows' names. */
  columns: readonly string[]
  /** Names of rows and their numbers, as in the chart. */
  rows: readonly ChartRow[]
  /** Room the chart is drawn in. */
  viewBox: string
  /** Under the two ends of the chart: „30. 10.“ and „28. 11.“; the table says them too. */
  ends: readonly [start: string, end: string]
  /** Fills the whole box, whatever its proportions; a line or a circle would be bent. */
  isStretched?: boolean
  className?: string | undefined
  /** Bars, lines and circles. */
  children: ReactNode
}

/** A chart, and the same numbers in a table that opens below it; belongs into a `<figure>`. */
export const ChartTable = ({
  summary,
  columns,
  rows,
  viewBox,
  ends: [start, end],
  isStretched = false,
  className,
  children,
}: ChartTableProps) => (
  <>
    <svg
      className={classNames(styles.chart, className)}
      viewBox={viewBox}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
    <p className={styles.ends} aria-hidden="true">
      <span>{start}</span>
      {end !== start && <span>{end}</span>}
    </p>
    <details>
      <summary className={styles.summary}>{summary}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={columns[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </>
)
