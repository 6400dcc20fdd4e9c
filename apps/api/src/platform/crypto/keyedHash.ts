import { createHmac } from 'node:crypto'

/** Hash of parts, worthless to guess back without the key. Parts cannot run into each other. */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
