import type { TokenKey } from '../identity/tokens/TokenKey.ts'

/** Of every account of the tests. */
export const PASSWORD = 'dlouhé heslo s háčky'
export const AD_PASSWORD = 'heslo k inzerátu'

export const TOKEN_KEY: TokenKey = { id: 'test', secret: Buffer.alloc(32, 7) }
