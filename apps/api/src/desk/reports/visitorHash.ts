import { createHmac } from 'node:crypto'

/**
 * A visitor as reports know one: enough to tell a second report from the first, too little to say
 * who it was. The key keeps addresses from being guessed back.
 */
export const visitorHash = (address: string, key: string): string =>
  createHmac('sha256', key).update(address).digest('base64url')
