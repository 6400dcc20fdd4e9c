import type { BudgetClass } from '@inzrt/contracts/wire/budgets'
import { PASSWORD_ANSWER_MS } from '@inzrt/contracts/wire/limits'

/** Calls of these classes may have to wait until the passwords of others are hashed. */
const WITH_PASSWORDS = new Set<string>([
  'login',
  'registration',
  'secret',
  'create',
  'edit',
] satisfies BudgetClass[])

/** Below the ten seconds that a browser waits. */
const PASSWORDS_MS = PASSWORD_ANSWER_MS + 1_000

/** Milliseconds until the api begins to answer a call of this budget; null: as all calls. */
export const answerTimeOf = (budget: string): number | null =>
  WITH_PASSWORDS.has(budget) ? PASSWORDS_MS : null
