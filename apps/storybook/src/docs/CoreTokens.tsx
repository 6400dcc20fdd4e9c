import { toCss } from '@inzrt/ui/tokens/renderTokens.ts'
import { CORE_TOKENS } from '@inzrt/ui/tokens/tokens.ts'
import type { CSSProperties } from 'react'
import styles from './docs.module.css'
import { TokenTable } from './TokenTable.tsx'

/** What a value looks like, where that can be drawn. */
const SAMPLES: Readonly<Record<string, (name: string) => CSSProperties>> = {
  font: (name) => ({ fontFamily: `var(--${name})` }),
  'text-size': (name) => ({ fontSize: `var(--${name})`, lineHeight: 1.1 }),
}

/** Tokens of one group that every look shares. */
export const CoreTokens = ({ group }: { group: string }) => (
  <div className={`sb-unstyled ${styles.look}`}>
    <TokenTable
      title="Jméno"
      tokens={CORE_TOKENS[group] ?? []}
      renderName={({ name }) => (
        <>
          <span style={SAMPLES[group]?.(name)}>{name}</span>
          {group === 'space' && (
            <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
          )}
        </>
      )}
      renderValue={toCss}
      purposeOf={({ token }) => token.$description}
      codeOf={(token) => (group === 'breakpoint' ? toCss(token) : `var(--${token.name})`)}
    />
  </div>
)
