import { readFileSync } from 'node:fs'

const ESTABLISHED = '01'

/** Connections that a server on this port holds open, as the kernel counts them (Linux only). */
export const openConnections = (port: number): number => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === ESTABLISHED).length
}
