import type { ResetRequest } from './ResetRequest.ts'

/** Title of the step (R097, R099). */
export const lostPasswordTitle = (request: ResetRequest | null): string =>
  request ? 'Resetování hesla' : 'Zapomenuté heslo'
