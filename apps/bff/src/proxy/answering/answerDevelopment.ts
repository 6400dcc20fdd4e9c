import type { IncomingHttpHeaders } from 'node:http'
import { PAGES } from '@inzrt/contracts/pages'
import type { Brand } from '../../config/Brand.ts'
import { isTooYoung } from '../../gate/isGated.ts'
import type { HeaderRow } from '../../headers/securityHeaders.ts'
import { DEVELOPMENT_POLICY } from '../../pages/contentSecurityPolicy.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { concernsSession, guardPage } from '../../session/guardPage.ts'
import { type Begin, streamAnswer } from '../../upstream/streamAnswer.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])
const OURS = new Set(['host', 'cookie'])
const BUILD_FILE = /^\/(_next|__nextjs)/

const flat = (headers: IncomingHttpHeaders): HeaderRow =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.has(name)
      ? []
      : [value].flat().flatMap((item) => [name, item]),
  )

const isGated = (context: RequestContext, { ageProof }: ProxyParts): boolean =>
  !BUILD_FILE.test(context.request.url ?? '') && isTooYoung(context, ageProof.demanded)

const headersFor = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OF_THE_CONNECTION.has(name) && !OURS.has(name)
        ? [[name, value]]
        : [],
    ),
  )

const isFor = async (context: RequestContext, url: string, parts: ProxyParts): Promise<boolean> => {
  const route = matchRoute(url.split('?', 1)[0] ?? '')
  if (route?.kind !== 'page' || !concernsSession(context, route)) return true
  return guardPage(context, route, url, parts)
}

/**
 * While developing, Next's own server answers pages as they come: nothing is kept, hot reload works,
 * the policy is loose. The gate stands as it always does, and members' pages are for members.
 */
export const answerDevelopment = async (
  context: RequestContext,
  brand: Brand,
  parts: ProxyParts,
): Promise<void> => {
  const { request, response, security, cancellation } = context
  const url = request.url ?? '/'
  const gated = isGated(context, parts)
  if (!gated && !(await isFor(context, url, parts))) return
  const path = gated ? PAGES.gate.path : url
  const begin: Begin = (status, headers) => {
    const cookies = context.cookies.flatMap((cookie) => ['Set-Cookie', cookie])
    const policy = ['Content-Security-Policy', DEVELOPMENT_POLICY]
    const row = [...security, ...flat(headers), ...policy, ...cookies]
    response.writeHead(status, row as string[])
    return 'begun'
  }
  const question = { method: 'GET' as const, path, headers: headersFor(request.headers) }
  await streamAnswer(parts.shells[brand.id].pool, question, response, begin, cancellation)
}
