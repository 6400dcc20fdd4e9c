/** Wrong codes of one client for one account. */
export const WRONG_CODES = { name: 'wrong codes', limit: 5, seconds: 900 } as const

/**
 * Wrong codes of apps for one account by all clients that never took its second step: anyone who knows the password guesses
 * right once in forty-five years. Its owner gets in by a recovery code all the same.
 */
export const WRONG_APP_CODES = { name: 'wrong app codes', limit: 20, seconds: 86_400 } as const

/** A client that took both steps of a login: guesses of others never make it wait. */
export const PROVED_CLIENT = { name: 'proved client', limit: 1, seconds: 30 * 86_400 } as const
