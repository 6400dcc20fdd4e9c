import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import type { FastifyPluginAsync } from 'fastify'
import { requestContexts } from '../app/requestContexts.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { entryPath } from './entryPath.ts'
import { gateCookie } from './gateCookie.ts'
import { DISCREET } from './isDiscreet.ts'

const DAYS_180 = 180 * 86_400

/** Turns the discreet look on or off and goes back to where the visitor was. */
export const discreetRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts: { config } },
) => {
  app.post(GATEWAY_PATHS.discreet, async (request, reply) => {
    const { origin = '' } = requestContexts.get(request.raw) ?? {}
    const isOn = request.body instanceof URLSearchParams && request.body.get('rezim') === '1'
    const options = gateCookie(config, '/', isOn ? DAYS_180 : 0)

    return reply
      .setCookie(GATEWAY_COOKIES.discreet, isOn ? DISCREET : '', options)
      .redirect(entryPath(request.headers.referer, null, origin), 303)
  })
}
