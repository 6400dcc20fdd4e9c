import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { FastifyInstance } from 'fastify'
import type { MovableClock } from './openMovableClock.ts'

/** With every answer, bff and shells hear how far the clock is moved. */
export const sendOffsetHeader = (app: FastifyInstance, clock: MovableClock): void => {
  app.addHook('onRequest', async (request, reply) => {
    await clock.refresh()
    if (request.caller.isInsider) reply.header(INTERNAL_HEADERS.clockOffset, clock.offsetMs())
  })
}
