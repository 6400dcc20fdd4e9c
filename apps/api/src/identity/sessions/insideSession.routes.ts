import { INSIDE_SESSION_PATH } from '@inzrt/contracts/wire/insideSession'
import type { FastifyPluginAsync } from 'fastify'
import type { Sessions } from './createSessions.ts'

/** What a bff asks of a session by its token, whichever of its tokens it has. */
export const insideSessionRoutes: FastifyPluginAsync<{ sessions: Sessions }> = async (
  app,
  { sessions },
) => {
  const options = { config: { audience: 'internal' } } as const

  app.get(INSIDE_SESSION_PATH, options, async ({ caller }) => ({
    counts: await sessions.counts(caller.bearer),
  }))
  app.delete(INSIDE_SESSION_PATH, options, async ({ caller }) => {
    await sessions.end(caller)

    return { counts: false }
  })
}
