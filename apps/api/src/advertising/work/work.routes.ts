import { askForWorkCall } from '@inzrt/contracts/wire/work'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { WorkCheck } from './createWork.ts'

/** What a browser has to work out before it places an ad. Anyone who has an account has done enough. */
export const workRoutes: FastifyPluginAsync<{ work: WorkCheck }> = async (app, { work }) => {
  serveCall(app, askForWorkCall, async ({ user }) => ({ data: work.ask(user === null) }))
}
