import { randomBytes } from 'node:crypto'
import { PAGES } from '@inzrt/contracts/pages'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { COOKIES, GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import { AGE_COOKIE_SECONDS } from '@inzrt/rules/limits'
import type { AgeLevel } from '@inzrt/rules/session'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { requestContexts } from '../app/requestContexts.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { readCookie } from '../request/readCookie.ts'
import { entryPath } from './entryPath.ts'
import { gateCookie } from './gateCookie.ts'

const REQUEST_SECONDS = 600

const NOBODY_PROVES = 'Ověření věku tu teď nefunguje. Zkuste to prosím později.'

/**
 * „Vstoupit“: remembers for an hour that the gate was passed and goes back to what was asked for; where the
 * age has to be proved, by way of the service that proves it.
 */
export const gateRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts: { config, ageProof } },
) => {
  const admit = (reply: FastifyReply, path: string, level: AgeLevel) =>
    reply
      .setCookie(
        COOKIES.ageVerified,
        ageProof.pass.issue(level),
        gateCookie(config, '/', AGE_COOKIE_SECONDS),
      )
      .redirect(path, 303)

  const wantedPath = ({ raw, headers }: FastifyRequest): string =>
    entryPath(headers.referer, null, requestContexts.get(raw)?.origin ?? '')

  const beginProof = (request: FastifyRequest, reply: FastifyReply) => {
    const { origin = '', brand } = requestContexts.get(request.raw) ?? {}
    if (!ageProof.provider)
      return reply.code(503).type('text/plain; charset=utf-8').send(NOBODY_PROVES)
    const state = randomBytes(16).toString('base64url')
    const returnUrl = `${origin}${GATEWAY_PATHS.proved}`
    const minimumAge = brand?.minimumAge ?? 0

    return reply
      .setCookie(
        GATEWAY_COOKIES.ageRequest,
        `${state}${wantedPath(request)}`,
        gateCookie(config, PAGES.gate.path, REQUEST_SECONDS),
      )
      .redirect(ageProof.provider.begin({ state, returnUrl, minimumAge }), 303)
  }

  app.post(GATEWAY_PATHS.enter, async (request, reply) =>
    ageProof.demanded === 'declared'
      ? admit(reply, wantedPath(request), 'declared')
      : beginProof(request, reply),
  )

  app.post(GATEWAY_PATHS.prove, async (request, reply) => beginProof(request, reply))

  app.get(GATEWAY_PATHS.proved, async (request, reply) => {
    const { query = '', origin = '', brand } = requestContexts.get(request.raw) ?? {}
    const { state, path } = askedBy(request, origin)
    const isProved = ageProof.provider?.confirms(new URLSearchParams(query), {
      state,
      minimumAge: brand?.minimumAge ?? 0,
    })
    reply.clearCookie(GATEWAY_COOKIES.ageRequest, { path: PAGES.gate.path })

    return isProved && state ? admit(reply, path, 'proved') : reply.redirect(path, 303)
  })
}

const STATE_LENGTH = 22

/** What this browser asked for, and where it wanted to go. */
const askedBy = ({ headers }: FastifyRequest, origin: string) => {
  const kept = readCookie(headers.cookie, GATEWAY_COOKIES.ageRequest) ?? ''
  const wanted = safeDecode(kept.slice(STATE_LENGTH))

  return { state: kept.slice(0, STATE_LENGTH), path: entryPath(undefined, wanted, origin) }
}

const safeDecode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
