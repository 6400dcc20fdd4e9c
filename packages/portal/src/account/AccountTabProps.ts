import type { AccountState } from './accountState.ts'

/** What every part of the account is told; each takes what it needs. */
export type AccountTabProps = { state: AccountState; brandName: string; supportEmail: string }
