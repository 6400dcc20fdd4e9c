import styles from './ArticleTable.module.css'
import { InlineText } from './InlineText.tsx'

export type ArticleTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  email: string
}

/** A table of an article; the first cell of a row names it. It scrolls by itself on a narrow screen. */
export const ArticleTable = ({ caption, head, rows, email }: ArticleTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <section className={styles.scroll} aria-label={caption} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <InlineText email={email}>{name}</InlineText>
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>
                <InlineText email={email}>{cell}</InlineText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
