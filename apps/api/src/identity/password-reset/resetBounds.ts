/**
 * Twenty bits are few: what keeps a code from being guessed is how rarely it may be tried. With these
 * bounds the chance is at most 10 in 2^20 an account, for ever, and 0.07 thefts a year a site under
 * an attack that never stops. The link, 256 bits long, needs no bounds and cannot be taken away.
 */
export const RESET_BOUNDS = {
  codeMinutes: 10,
  triesPerCode: 3,
  codesPerDay: 3,
  /** Wrong codes of an account since its last reset by link. */
  faultsPerAccount: 10,
  /** Wrong codes of all accounts together. */
  siteFaults: { name: 'wrong reset codes', limit: 200, seconds: 86_400 },
  linkMinutes: 60,
  /** As many as fit into a link's life: anyone who floods a mailbox leaves a link in it that works. */
  letters: { name: 'reset letters', limit: 5, seconds: 3_600 },
} as const

type Tried = Readonly<{ codeFaults: number; accountFaults: number }>

/** Whether a code may be tried once more. */
export const mayTryCode = ({ codeFaults, accountFaults }: Tried): boolean =>
  codeFaults < RESET_BOUNDS.triesPerCode && accountFaults < RESET_BOUNDS.faultsPerAccount

/** Whether an account is mailed a code beside the link. */
export const mayHaveCode = (given: { codesToday: number; accountFaults: number }): boolean =>
  given.codesToday < RESET_BOUNDS.codesPerDay && given.accountFaults < RESET_BOUNDS.faultsPerAccount
