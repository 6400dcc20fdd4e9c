import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import type { FastifyPluginAsync } from 'fastify'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { gateCookie } from './gateCookie.ts'

/**
 * „Rychle odejít“: the gate has to be passed again, and no page is left in the browser's cache, nor in its
 * back-forward cache. Another site that asks for this is led away too, but ends nothing of the visitor's.
 */
export const leaveRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts: { config } },
) => {
  app.get(GATEWAY_PATHS.leave, async ({ headers }, reply) => {
    reply.header('Referrer-Policy', 'no-referrer')
    if (headers['sec-fetch-site'] !== 'cross-site')
      reply
        .header('Clear-Site-Data', '"cache"')
        .setCookie(COOKIES.ageVerified, '', gateCookie(config, '/', 0))

    return reply.redirect(config.leaveUrl, 303)
  })
}
