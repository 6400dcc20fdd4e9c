import { searchLocalitiesCall } from '@inzrt/contracts/browse/locality'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { LocalitiesRepository } from './localities.repository.ts'

export const localitiesRoutes: FastifyPluginAsync<{ localities: LocalitiesRepository }> = async (
  app,
  { localities },
) => {
  serveCall(app, searchLocalitiesCall, async ({ query }) => ({
    data: await localities.search(query.term),
  }))
}
