/** Wrong logins of one client into one account. Another client may go on: nobody is locked out. */
export const ON_ACCOUNT = { name: 'wrong logins on account', limit: 5, seconds: 900 } as const

/** Wrong logins of one client into any accounts; several people may share an address. */
export const OF_CLIENT = { name: 'wrong logins of client', limit: 20, seconds: 900 } as const
