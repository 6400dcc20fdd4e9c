import { hearChangesCall } from '@inzrt/contracts/wire/changes'
import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import type { FastifyPluginAsync } from 'fastify'
import { unavailable } from '../errors/problems.ts'
import { onEverythingOutdated } from './onEverythingOutdated.ts'
import type { Changes } from './openChanges.ts'

type Dependencies = Readonly<{
  changes: Changes
  isStopping: () => boolean
  /** Lets go of what is kept in memory and stands on any page. */
  forget: () => void
}>

const MOST_UNREAD = 1024 * 1024

/** Tells a bff what changes, as long as it listens: server-sent events, numbered so that a gap is seen. */
export const changesRoutes: FastifyPluginAsync<Dependencies> = async (
  app,
  { changes, isStopping, forget },
) => {
  const endings = new Set<() => void>()
  app.addHook('onListen', async () => {
    endings.add(onEverythingOutdated(changes, forget))
  })
  app.addHook('preClose', async () => {
    for (const end of endings) end()
    await changes.close()
  })

  const { path, audience } = hearChangesCall
  app.get(path, { config: { audience } }, async (request, reply) => {
    if (isStopping()) throw unavailable()
    const { raw } = reply
    let number = 0
    const say = (word: string, position: LogPosition | null): void => {
      const [event = '', data = ''] = word.split(/ (.*)/s)
      number += 1
      // Who does not read is sent away, and treats all it has as old.
      if (raw.writableLength > MOST_UNREAD) raw.destroy()
      const at = position === null ? '' : `at: ${position}\n`
      raw.write(`id: ${number}\nevent: ${event}\n${at}data: ${data}\n\n`)
    }
    const begin = (): void => {
      reply.hijack()
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      request.raw.socket.setNoDelay(true)
    }
    const end = (): void => void raw.end()
    const leave = await changes
      .subscribe({
        hear: (word, position) => {
          if (number === 0) begin()
          say(word, position)
        },
        end,
      })
      .catch(() => {
        throw unavailable()
      })
    endings.add(end)
    raw.once('close', () => {
      endings.delete(end)
      leave()
    })
  })
}
