import { readFileSync } from 'node:fs'

const ESTABLISHED = '01'

/** Ports of those whose connections a server on this port holds open, as the kernel counts them (Linux only). */
export const openPeers = (port: number): ReadonlySet<number> => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const held = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === ESTABLISHED)

  return new Set(held.map(([, , peer = '']) => Number.parseInt(peer.slice(-4), 16)))
}
