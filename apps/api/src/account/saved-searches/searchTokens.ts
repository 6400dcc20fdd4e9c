import { createIdTokens } from '../../platform/crypto/createIdTokens.ts'

/** What ends the letters about a search, in anybody's hands; it holds as long as the search is kept. */
export const unsubscribeTokens = createIdTokens({ purpose: 'saved search' })

/** What begins them where nobody has an account; only the address's reader has it. */
export const watchTokens = createIdTokens({ mark: 'w', purpose: 'watched search' })
