import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { TrustedProxies } from '../config/parseTrustedProxies.ts'

const plain = (address: string): string =>
  address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address

/**
 * Address of the visitor. X-Forwarded-For is read from its right end and only as long as its writers are
 * our own proxies; what a visitor writes there is never believed.
 */
export const clientAddress = (request: IncomingMessage, trustedProxies: TrustedProxies): string => {
  let address = plain(request.socket.remoteAddress ?? '')
  if (!trustedProxies.has(address)) return address

  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (trustedProxies.has(address)) {
    const hop = plain((hops.pop() ?? '').trim())
    if (isIP(hop) === 0) return address
    address = hop
  }
  return address
}
