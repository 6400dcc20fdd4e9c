import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import type { FastifyPluginAsync } from 'fastify'
import { requestContexts } from '../app/requestContexts.ts'
import { SCRIPT_ERROR_BUDGET } from '../limits/budgets.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'

const KIND = /^(?:[A-Z][A-Za-z]{1,40})?Error$/
const PLACE = /^\/_next\/static\/[\w.~/-]{1,200}:\d{1,9}:\d{1,9}$/
const MOST_PLACES = 3

/** Writes down where a visitor's script failed; of what a browser sends only what has the form of a place in our files. */
export const scriptErrorRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts: { limiter, log, metrics, now } },
) => {
  app.post(GATEWAY_PATHS.scriptError, async ({ raw, body }, reply) => {
    const context = requestContexts.get(raw)
    const sent = body instanceof URLSearchParams ? body : new URLSearchParams()
    const places = sent.getAll('at').slice(0, MOST_PLACES)
    if (!context || places.length === 0 || !places.every((place) => PLACE.test(place)))
      return reply.code(400).send()
    if (limiter.take(SCRIPT_ERROR_BUDGET, context.client, now()) > 0) return reply.code(429).send()
    const kind = sent.get('kind') ?? ''
    metrics.scriptFailed(context.brand?.id ?? 'none')
    log.failure({
      requestId: context.id,
      route: GATEWAY_PATHS.scriptError,
      kind: 'script-error',
      stack: [KIND.test(kind) ? kind : 'Error', ...places].join('\n'),
    })

    return reply.code(204).send()
  })
}
