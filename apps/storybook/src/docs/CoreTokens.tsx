import { toCss } from '@inzrt/ui/tokens/renderTokens.ts'
import { CORE_TOKENS } from '@inzrt/ui/tokens/tokens.ts'
import type { CSSProperties } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './docs.module.css'

/** What a value looks like, where that can be drawn. */
const SAMPLES: Readonly<Record<string, (name: string) => CSSProperties>> = {
  font: (name) => ({ fontFamily: `var(--${name})` }),
  'text-size': (name) => ({ fontSize: `var(--${name})`, lineHeight: 1.1 }),
}

/** Tokens of one group that every look shares. */
export const CoreTokens = ({ group }: { group: string }) => (
  <div className={`sb-unstyled ${styles.look}`}>
    <table className={styles.tokens}>
      <thead>
        <tr>
          <th scope="col">Jméno</th>
          <th scope="col">Hodnota</th>
          <th scope="col">K čemu</th>
          <th scope="col">Do kódu</th>
        </tr>
      </thead>
      <tbody>
        {CORE_TOKENS[group]?.map((token) => (
          <tr key={token.name}>
            <th scope="row">
              <span style={SAMPLES[group]?.(token.name)}>{token.name}</span>
              {group === 'space' && (
                <span className={styles.bar} style={{ inlineSize: `var(--${token.name})` }} />
              )}
            </th>
            <td>{toCss(token)}</td>
            <td>{token.token.$description}</td>
            <td>
              <CopyButton text={group === 'breakpoint' ? toCss(token) : `var(--${token.name})`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
