import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { FURTHEST } from '@inzrt/contracts/wire/logPosition'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/openDatabase.ts'
import { readPosition } from '../database/replicas/readPosition.ts'

/**
 * Says with every answer that something was made, or that pages are no longer true, how far the database's log was
 * written by then: who asks next has to see so much.
 */
export const tellPositions = (app: FastifyInstance, { pool }: Pick<Database, 'pool'>): void =>
  void app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 201 && !reply.hasHeader(INTERNAL_HEADERS.outdated)) return
    // What was done is done: where nobody knows how far it was, no replica is asked.
    reply.header(INTERNAL_HEADERS.position, await readPosition(pool).catch(() => FURTHEST))
  })
