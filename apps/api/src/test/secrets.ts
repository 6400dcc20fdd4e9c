import type { TokenKey } from '../identity/tokens/TokenKey.ts'

/** Shared by our processes. */
export const INTERNAL_KEY = 'key-of-the-tests'

/** Of every account of the tests. */
export const PASSWORD = 'dlouhé heslo s háčky'
export const AD_PASSWORD = 'heslo k inzerátu'

export const TOKEN_KEY: TokenKey = { id: 'test', secret: Buffer.alloc(32, 7) }

/** Known by push services of tests. */
export const PUSH_KEY = Buffer.alloc(32, 7).toString('base64url')
