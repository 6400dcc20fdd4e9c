import { toHex } from '@inzrt/ui/contrast/oklch.ts'
import { toCss } from '@inzrt/ui/tokens/renderTokens.ts'
import { type ColourName, colourOf, colourTokens } from '@inzrt/ui/tokens/tokens.ts'
import { CopyButton } from './CopyButton.tsx'
import { DOC_LOOKS } from './docLooks.ts'
import styles from './docs.module.css'

/** What each colour is for: said once, in the first look. */
const USES = new Map(
  colourTokens('inzrt-light').map(({ name, token }) => [name, token.$description]),
)

/** Every colour of every look: its name, value and use, and a button that copies the property. */
export const ColourTokens = () => (
  <>
    {DOC_LOOKS.map(({ look, title, attributes }) => (
      <section key={look} className={`sb-unstyled ${styles.look}`} {...attributes}>
        <h3>{title}</h3>
        <table className={styles.tokens}>
          <thead>
            <tr>
              <th scope="col">Barva</th>
              <th scope="col">Hodnota</th>
              <th scope="col">K čemu</th>
              <th scope="col">Do kódu</th>
            </tr>
          </thead>
          <tbody>
            {colourTokens(look).map((token) => (
              <tr key={token.name}>
                <th scope="row">
                  <svg viewBox="0 0 40 24" aria-hidden="true">
                    <rect width="40" height="24" fill={`var(--${token.name})`} />
                  </svg>
                  {token.name}
                </th>
                <td>
                  {toCss(token)}
                  <br />
                  {toHex(colourOf(look, token.name as ColourName))}
                </td>
                <td>{USES.get(token.name)}</td>
                <td>
                  <CopyButton text={`var(--${token.name})`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
)
