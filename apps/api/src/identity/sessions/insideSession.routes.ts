import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import { endInsideSessionCall, readInsideSessionCall } from '@inzrt/contracts/wire/insideSession'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { Sessions } from './createSessions.ts'

/** What a bff asks of a session by its token, whichever of its tokens it has. */
export const insideSessionRoutes: FastifyPluginAsync<{ sessions: Sessions }> = async (
  app,
  { sessions },
) => {
  serveCall(app, readInsideSessionCall, async ({ caller }) => ({
    counts: await sessions.counts(caller.bearer),
  }))
  serveCall(app, endInsideSessionCall, async ({ caller, headers }) => {
    await sessions.end(caller, { isByItself: headers[BACKGROUND_HEADER] === '1' })

    return { counts: false }
  })
}
