import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { conversationRoutes } from '../forms/conversation/conversationRoutes.ts'
import { formRoutes } from '../forms/formRoutes.ts'
import { discreetRoutes } from '../gate/discreetRoutes.ts'
import { gateRoutes } from '../gate/gateRoutes.ts'
import { leaveRoutes } from '../gate/leaveRoutes.ts'
import { operationsRoutes } from '../operations/operationsRoutes.ts'
import { securityTextRoutes } from '../operations/securityTextRoutes.ts'
import { createProxy } from '../proxy/createProxy.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { readForms } from '../request/readForms.ts'
import { scriptErrorRoutes } from '../script-errors/scriptErrorRoutes.ts'
import { statusRoutes } from '../status/statusRoutes.ts'
import { createServer } from './createServer.ts'
import { PendingResponses } from './PendingResponses.ts'

const LARGEST_FORM = 8 * 1024
const CLOSE_EVERY_MS = 50

/**
 * The whole bff. The bff stands in front of Fastify: what is forwarded never meets its router, what we
 * answer ourselves comes to it with a path already checked.
 */
export const createApp = async (parts: ProxyParts): Promise<FastifyInstance> => {
  const { config, api, images, shells, changes } = parts
  const answers = new PendingResponses()
  const app = Fastify({
    bodyLimit: LARGEST_FORM,
    forceCloseConnections: 'idle',
    // The server answers what cannot be read; Fastify would close those connections too early.
    clientErrorHandler: () => undefined,
    serverFactory: (local) => createServer(createProxy(parts, local), { config, answers }),
  })
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 503
    return reply.code(status).type('text/plain; charset=utf-8').send('')
  })
  await app.register(cookie)
  readForms(app)
  await app.register(gateRoutes, { parts })
  await app.register(discreetRoutes, { parts })
  await app.register(formRoutes, { parts })
  await app.register(conversationRoutes, { parts })
  await app.register(leaveRoutes, { parts })
  await app.register(scriptErrorRoutes, { parts })
  await app.register(statusRoutes, { parts })
  await app.register(securityTextRoutes, { config })
  await app.register(operationsRoutes, { parts })

  app.addHook('preClose', async () => {
    parts.lifecycle.draining = true
    answers.closeAfter()
    parts.live.close()
    closeAsTheyRest(app.server)
  })
  app.addHook('onClose', async () => {
    parts.sessions.close()
    await Promise.race([
      Promise.all([...[api, images, ...Object.values(shells)].map(closePool), changes.close()]),
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

const closePool = ({ pool }: ProxyParts['api']): Promise<void> => pool.destroy()
