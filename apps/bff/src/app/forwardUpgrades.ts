import type { IncomingMessage, Server } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Config } from '../config/Config.ts'

const headOf = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : [],
  )
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** While developing, the socket of hot reload goes straight to Next's server of the site. */
export const forwardUpgrades = (server: Server, config: Config): void => {
  server.on('upgrade', (request: IncomingMessage, visitor: Duplex, first: Buffer) => {
    const brand = config.hosts.get((request.headers.host ?? '').toLowerCase())
    if (!brand) return void visitor.destroy()

    const { hostname, port } = new URL(config.shellUrls[brand.id])
    const shell = connect(Number(port), hostname, () => {
      shell.write(headOf(request))
      shell.write(first)
      shell.pipe(visitor).pipe(shell)
    })
    shell.on('error', () => visitor.destroy())
    visitor.on('error', () => shell.destroy())
  })
}
