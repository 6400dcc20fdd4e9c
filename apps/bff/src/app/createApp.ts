import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { createDoor } from '../door/createDoor.ts'
import type { DoorContext } from '../door/DoorContext.ts'
import { discreetRoutes } from '../gate/discreetRoutes.ts'
import { gateRoutes } from '../gate/gateRoutes.ts'
import { leaveRoutes } from '../gate/leaveRoutes.ts'
import { operationsRoutes } from '../operations/operationsRoutes.ts'
import { securityTextRoutes } from '../operations/securityTextRoutes.ts'
import { readForms } from '../request/readForms.ts'
import { AnswersUnderWay } from './AnswersUnderWay.ts'
import { createServer } from './createServer.ts'

const LARGEST_FORM = 8 * 1024
const CLOSE_EVERY_MS = 50

/**
 * The whole bff. The door stands in front of Fastify: what is forwarded never meets its router, what we
 * answer ourselves comes to it with a path already checked.
 */
export const createApp = async (context: DoorContext): Promise<FastifyInstance> => {
  const { config, api, images, shells } = context
  const answers = new AnswersUnderWay()
  const app = Fastify({
    bodyLimit: LARGEST_FORM,
    forceCloseConnections: 'idle',
    // The server answers what cannot be read; Fastify would close those connections too early.
    clientErrorHandler: () => undefined,
    serverFactory: (local) => createServer(createDoor(context, local), { config, answers }),
  })
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 503
    return reply.code(status).type('text/plain; charset=utf-8').send('')
  })
  await app.register(cookie)
  readForms(app)
  await app.register(gateRoutes, { context })
  await app.register(discreetRoutes, { context })
  await app.register(leaveRoutes, { context })
  await app.register(securityTextRoutes, { config })
  await app.register(operationsRoutes, { context })

  app.addHook('preClose', async () => {
    context.lifecycle.draining = true
    answers.makeLast()
    closeAsTheyRest(app.server)
  })
  app.addHook('onClose', async () => {
    context.sessions.close()
    await Promise.race([
      Promise.all([api, images, ...Object.values(shells)].map(closePool)),
      pause(2000),
    ])
  })
  return app
}

/** Connections whose answer had begun when the stop came are closed when it is at its end. */
const closeAsTheyRest = (server: Server): void => {
  const timer = setInterval(() => server.closeIdleConnections(), CLOSE_EVERY_MS)
  server.once('close', () => clearInterval(timer))
}

const closePool = ({ pool }: DoorContext['api']): Promise<void> => pool.destroy()
