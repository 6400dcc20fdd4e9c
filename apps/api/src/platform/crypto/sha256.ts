import { createHash } from 'node:crypto'

/** What is kept of a long random secret: enough to know it again, useless to anyone who reads it. */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')
