/** Wrong logins of one client into one account. */
export const ON_ACCOUNT = { name: 'wrong logins on account', limit: 5, seconds: 900 } as const

/** Wrong logins of one client into accounts that do not know it; several people may share an address. */
export const OF_CLIENT = { name: 'wrong logins of client', limit: 20, seconds: 900 } as const

/** Wrong logins into one account by all clients together that it does not know. */
export const OF_ACCOUNT = { name: 'wrong logins of account', limit: 50, seconds: 3_600 } as const

/** Right logins into one account: each leaves a session and a line of what happened to the account. */
export const INTO_ACCOUNT = { name: 'logins of account', limit: 600, seconds: 3_600 } as const

/** A client that proved to be the account's owner: guesses of others never make it wait. */
export const KNOWN_CLIENT = { name: 'known client', limit: 1, seconds: 30 * 86_400 } as const
