import { TOKEN_EXPIRED_MESSAGE, TOKEN_INVALID_MESSAGE } from '@inzrt/contracts/wire/codes'
import { Problem } from './Problem.ts'

/** Texts the sites know by their exact words. */
export const unauthenticated = (): Problem =>
  new Problem(401, 'unauthenticated', 'Unauthenticated.')
export const tokenExpired = (): Problem => new Problem(401, 'token_expired', TOKEN_EXPIRED_MESSAGE)
export const tokenInvalid = (): Problem => new Problem(401, 'token_invalid', TOKEN_INVALID_MESSAGE)
export const forbidden = (): Problem =>
  new Problem(403, 'forbidden', 'Na tohle váš účet nemá oprávnění.')
export const wrongCredentials = (): Problem =>
  new Problem(401, 'credentials', 'Uživatelské jméno nebo heslo není správně.')

/** Told only to who knows the password. */
export const accountBlocked = (): Problem =>
  new Problem(403, 'account_blocked', 'Účet je zablokovaný. Proč, jsme napsali na jeho e-mail.')

/** Too many people at once; anyone who hears it has done nothing wrong. */
export const crowded = (retryAfter: number): Problem =>
  new Problem(429, 'crowded', 'Právě je tu nával.', { retryAfter })

export const tooManyAttempts = (retryAfter: number): Problem =>
  new Problem(429, 'rate_limited', 'Příliš mnoho pokusů.', { retryAfter })
