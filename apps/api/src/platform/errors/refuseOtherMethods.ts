import type { FastifyInstance, HTTPMethods } from 'fastify'
import { methodNotAllowed } from './problems.ts'

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers 405 where a path exists but not with this method. Call before the routes are registered,
 * and the returned function behind them.
 */
export const refuseOtherMethods = (app: FastifyInstance): (() => void) => {
  const known = new Map<string, Set<HTTPMethods>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one as HTTPMethods)
    known.set(url, methods)
  })

  return () => {
    for (const [url, methods] of [...known]) {
      const others = METHODS.filter((method) => !methods.has(method))
      const allow = [...methods].join(', ')
      app.route({
        method: others,
        url,
        config: { audience: 'anyone' },
        onRequest: (_request, reply) => {
          reply.header('allow', allow)
          throw methodNotAllowed()
        },
        handler: () => undefined,
      })
    }
  }
}
