import type { Problem } from '@inzrt/contracts/wire/problem'

/** A place where an answer differs from the contract, such as `data.0.slug`. */
export type ContractIssue = { path: string; message: string }

/**
 * Why a call failed, as plain data that survives JSON:
 * - `network`: no answer came, or the caller took the call back (`aborted`)
 * - `timeout`: no answer came in time
 * - `problem`: the server refused; `retryAfter` is in seconds
 * - `contract`: an answer came that is not what was agreed
 */
export type ApiError =
  | { kind: 'network'; aborted: boolean }
  | { kind: 'timeout' }
  | { kind: 'problem'; status: number; problem: Problem; retryAfter: number | null }
  | { kind: 'contract'; status: number; issues: ContractIssue[] }
