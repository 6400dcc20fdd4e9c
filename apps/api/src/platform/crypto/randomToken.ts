import { randomBytes } from 'node:crypto'

/** A secret nobody guesses, as text for addresses: 16 bytes unless more are asked for. */
export const randomToken = (bytes = 16): string => randomBytes(bytes).toString('base64url')
