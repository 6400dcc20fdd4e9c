import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { hostOf, type Reach } from './reach.ts'

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

const HEAD_BYTES = 16 * 1024
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

const byName: Resolve = (host) => lookup(host, { all: true })

/** Names are resolved once, and what was looked at is what is connected to. */
const lookUp =
  (resolve: Resolve, mayReach: (address: string) => boolean): LookupFunction =>
  (host, _options, done) => {
    resolve(host).then(
      (found) =>
        found.length > 0 && found.every(({ address }) => mayReach(address))
          ? done(null, [...found])
          : done(new Error(`${host} may not be reached.`), []),
      (error) => done(error, []),
    )
  }

/**
 * Connects to what an address that somebody else names stands for, unless that may not be reached; null where its host
 * is such an address itself. The caller closes it.
 */
export const guardedAgent = (url: URL, reach: Reach, resolve: Resolve = byName): Agent | null => {
  const port = Number(url.port) || (PORTS[url.protocol] as number)
  const host = hostOf(url)
  const mayReach = (address: string) => reach(address, port)
  // Such a host is connected to without being looked up.
  if (isIP(host) && !mayReach(host)) return null

  return new Agent({
    connect: { lookup: lookUp(resolve, mayReach) },
    allowH2: false,
    maxHeaderSize: HEAD_BYTES,
  })
}
