import type { ReactNode } from 'react'
import styles from './docs.module.css'

export type FactsProps = {
  head: readonly string[]
  rows: readonly (readonly [name: string, ...others: ReactNode[]])[]
}

/** A table of a guide: Storybook reads no tables written in Markdown. */
export const Facts = ({ head, rows }: FactsProps) => (
  <div className={`sb-unstyled ${styles.facts}`}>
    <table className={styles.tokens}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...others]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {others.map((fact, at) => (
              <td key={head[at + 1]}>{fact}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
