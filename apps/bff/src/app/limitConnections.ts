import type { Server } from 'node:http'
import type { Config } from '../config/Config.ts'
import { PerClientConcurrency } from '../limits/PerClientConcurrency.ts'

/** Connections of everybody together. */
const MOST = 10_000
/** More than the browsers of a large office, and too few for one address to take everybody's. */
export const MOST_EACH = 500

/** Closes what is beyond one visitor's share at once. A trusted proxy's connections are those of many. */
export const limitConnections = (
  server: Server,
  { trustedProxies, budgetFactor }: Pick<Config, 'trustedProxies' | 'budgetFactor'>,
): void => {
  const places = new PerClientConcurrency(MOST_EACH * budgetFactor)
  server.maxConnections = MOST
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (trustedProxies.has(remoteAddress)) return
    if (!places.tryEnter(remoteAddress)) return void socket.destroy()
    socket.once('close', () => places.leave(remoteAddress))
  })
}
