import { toHex } from '@inzrt/ui/contrast/oklch.ts'
import { toCss } from '@inzrt/ui/tokens/renderTokens.ts'
import { type ColourName, colourOf, colourTokens } from '@inzrt/ui/tokens/tokens.ts'
import { DOC_LOOKS } from './docLooks.ts'
import styles from './docs.module.css'
import { TokenTable } from './TokenTable.tsx'

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
        <TokenTable
          title="Barva"
          tokens={colourTokens(look)}
          renderName={({ name }) => (
            <>
              <svg viewBox="0 0 40 24" aria-hidden="true">
                <rect width="40" height="24" fill={`var(--${name})`} />
              </svg>
              {name}
            </>
          )}
          renderValue={(token) => (
            <>
              {toCss(token)}
              <br />
              {toHex(colourOf(look, token.name as ColourName))}
            </>
          )}
          purposeOf={({ name }) => USES.get(name)}
          codeOf={({ name }) => `var(--${name})`}
        />
      </section>
    ))}
  </>
)
