import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import type { FastifyPluginAsync } from 'fastify'
import { requestContexts } from '../app/requestContexts.ts'
import { GENERAL } from '../config/Brand.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { STATUS_POLICY, statusPage } from './statusPage.ts'

/** How the portal works just now, told from what is known here: the page stands when nothing behind the bff does. */
export const statusRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts: { services } },
) => {
  app.get(GATEWAY_PATHS.status, async ({ raw }, reply) => {
    const brand = requestContexts.get(raw)?.brand ?? GENERAL

    return reply
      .headers({ 'content-security-policy': STATUS_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(statusPage(brand, services.read()))
  })
}
