import type { NamedToken } from '@inzrt/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './docs.module.css'

export type TokenTableProps = {
  /** What the names are names of. */
  title: string
  tokens: readonly NamedToken[]
  renderName: (token: NamedToken) => ReactNode
  renderValue: (token: NamedToken) => ReactNode
  purposeOf: (token: NamedToken) => string | undefined
  codeOf: (token: NamedToken) => string
}

/** Tokens with their values and uses, and a button that copies what is written in code. */
export const TokenTable = ({
  title,
  tokens,
  renderName,
  renderValue,
  purposeOf,
  codeOf,
}: TokenTableProps) => (
  <table className={styles.tokens}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">Hodnota</th>
        <th scope="col">K čemu</th>
        <th scope="col">Do kódu</th>
      </tr>
    </thead>
    <tbody>
      {tokens.map((token) => (
        <tr key={token.name}>
          <th scope="row">{renderName(token)}</th>
          <td>{renderValue(token)}</td>
          <td>{purposeOf(token)}</td>
          <td>
            <CopyButton text={codeOf(token)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
