import { readFileSync } from 'node:fs'

const ESTABLISHED = '01'

/** The kernel writes the four bytes of an address from the last to the first, all in hex: `0100007F:1F90`. */
const toAddress = (peer: string): string => {
  const [address = '', port = ''] = peer.split(':')
  const bytes = address.match(/../g) ?? []

  return `${bytes
    .map((byte) => Number.parseInt(byte, 16))
    .reverse()
    .join('.')}:${Number.parseInt(port, 16)}`
}

/** Addresses of those whose connections a server on this port holds open, as the kernel counts them (Linux only). */
export const openPeers = (port: number): ReadonlySet<string> => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const held = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === ESTABLISHED)

  return new Set(held.map(([, , peer = '']) => toAddress(peer)))
}
