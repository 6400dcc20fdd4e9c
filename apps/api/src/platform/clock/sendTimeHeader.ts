import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './Clock.ts'

/** With every answer the bff hears what time it is, so that a wrong clock of its machine does nothing. */
export const sendTimeHeader = (app: FastifyInstance, clock: Clock): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.caller.isInsider) reply.header(INTERNAL_HEADERS.time, clock().getTime())
  })
}
