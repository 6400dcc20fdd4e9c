import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { DAY_MS } from '@inzrt/domain/time'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config/Config.ts'

const YEAR_MS = 365 * DAY_MS

/** Tells finders of holes whom to write to (RFC 9116). */
export const securityTextRoutes: FastifyPluginAsync<{ config: Config }> = async (
  app,
  { config },
) => {
  const expires = new Date(Date.now() + YEAR_MS).toISOString()
  const text = `Contact: ${config.securityContact}\nExpires: ${expires}\nPreferred-Languages: cs, en\n`

  app.get(GATEWAY_PATHS.securityText, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(text),
  )
}
