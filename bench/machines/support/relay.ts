import { once } from 'node:events'
import {
  connect,
  createServer,
  type ListenOptions,
  type NetConnectOpts,
  type Server,
} from 'node:net'
import { pipeline } from 'node:stream'

const ignoreEnd = (): void => undefined

/** Takes connections at one place and passes what they carry on to another. */
export const relay = async (from: ListenOptions, to: NetConnectOpts): Promise<Server> => {
  const server = createServer((inner) => {
    const outer = connect(to)
    pipeline(inner, outer, ignoreEnd)
    pipeline(outer, inner, ignoreEnd)
  })
  server.listen(from)
  await once(server, 'listening')

  return server
}
