import { createHash } from 'node:crypto'

/** Name of something secret, fit for a file: says nothing about it. */
export const digest = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, 40)
