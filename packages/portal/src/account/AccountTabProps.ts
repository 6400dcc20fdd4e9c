import type { Brand } from '../shell/brand/Brand.ts'
import type { AccountState } from '../shell/session/accountState.ts'

/** What every part of the account is told; each takes what it needs. */
export type AccountTabProps = {
  state: AccountState
  brand: Brand['id']
  /** Name of the site after „na“. */
  site: string
  /** Whether staff work on this site. */
  hasDesk: boolean
  supportEmail: string
}
