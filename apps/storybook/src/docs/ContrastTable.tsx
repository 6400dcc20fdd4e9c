import { colourTokens } from '@inzrt/ui/tokens/tokens.ts'
import { CONTRAST_ROWS, type ContrastRow } from './contrastRows.ts'
import { contrastText } from './contrastText.ts'
import { DOC_LOOKS } from './docLooks.ts'
import styles from './docs.module.css'

const USES = new Map(
  colourTokens('inzrt-light').map(({ name, token }) => [name, token.$description]),
)

const verdictOf = ({ isAllowed, isHint }: ContrastRow): string => {
  if (!isAllowed) return 'ne'

  return isHint ? 'ano, i nápověda' : 'ano'
}

/** What may be written on each ground, with its contrast in every look, and the greys that may not. */
export const ContrastTable = () => (
  <div className={`sb-unstyled ${styles.look} ${styles.wide}`}>
    {CONTRAST_ROWS.map(({ ground, rows }) => (
      <table key={ground} className={styles.contrasts} data-ground={ground}>
        <caption>
          {ground}: {USES.get(ground)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Smí se</th>
            {DOC_LOOKS.map(({ look, title }) => (
              <th key={look} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.text}>
              <th scope="row">{row.text}</th>
              <td>{verdictOf(row)}</td>
              {DOC_LOOKS.map(({ look, attributes }) => (
                <td key={look}>
                  <svg viewBox="0 0 56 28" aria-hidden="true" {...attributes}>
                    <rect width="56" height="28" fill={`var(--${ground})`} />
                    <text x="8" y="20" fontSize="18" fill={`var(--${row.text})`}>
                      Kůň
                    </text>
                  </svg>
                  {contrastText(row.contrasts[look])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
)
