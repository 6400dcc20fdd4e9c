import { createIdTokens } from '../../platform/crypto/createIdTokens.ts'

/** What ends the letters about what suits an ad. */
export const matchTokens = createIdTokens({ mark: 'm', purpose: 'ad matches' })
