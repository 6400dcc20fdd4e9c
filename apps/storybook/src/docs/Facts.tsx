import styles from './docs.module.css'

export type FactsProps = { head: readonly string[]; rows: readonly (readonly string[])[] }

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
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
