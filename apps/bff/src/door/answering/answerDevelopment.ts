import type { IncomingHttpHeaders } from 'node:http'
import type { Brand } from '../../config/Brand.ts'
import { isTooYoung } from '../../gate/isGated.ts'
import type { HeaderRow } from '../../headers/securityHeaders.ts'
import { DEVELOPMENT_POLICY } from '../../pages/contentSecurityPolicy.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { GATE_PATH } from '../../routes/pageRoutes.ts'
import { attendPage, concernsSession } from '../../session/attendPage.ts'
import { type Begin, streamAnswer } from '../../upstream/streamAnswer.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])
const OURS = new Set(['host', 'cookie'])
const BUILD_FILE = /^\/(_next|__nextjs)/

const flat = (headers: IncomingHttpHeaders): HeaderRow =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.has(name)
      ? []
      : [value].flat().flatMap((item) => [name, item]),
  )

const isGated = (visit: Visit, { ageProof }: DoorContext): boolean =>
  !BUILD_FILE.test(visit.request.url ?? '') && isTooYoung(visit, ageProof.demanded)

const headersFor = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OF_THE_CONNECTION.has(name) && !OURS.has(name)
        ? [[name, value]]
        : [],
    ),
  )

const isFor = async (visit: Visit, url: string, context: DoorContext): Promise<boolean> => {
  const route = matchRoute(url.split('?', 1)[0] ?? '')
  if (route?.kind !== 'page' || !concernsSession(visit, route)) return true
  return attendPage(visit, route, url, context)
}

/**
 * While developing, Next's own server answers pages as they come: nothing is kept, hot reload works,
 * the policy is loose. The gate stands as it always does, and members' pages are for members.
 */
export const answerDevelopment = async (
  visit: Visit,
  brand: Brand,
  context: DoorContext,
): Promise<void> => {
  const { request, response, security, cancellation } = visit
  const url = request.url ?? '/'
  const gated = isGated(visit, context)
  if (!gated && !(await isFor(visit, url, context))) return
  const path = gated ? GATE_PATH : url
  const begin: Begin = (status, headers) => {
    const cookies = visit.cookies.flatMap((cookie) => ['Set-Cookie', cookie])
    const policy = ['Content-Security-Policy', DEVELOPMENT_POLICY]
    const row = [...security, ...flat(headers), ...policy, ...cookies]
    response.writeHead(status, row as string[])
    return 'begun'
  }
  const question = { method: 'GET' as const, path, headers: headersFor(request.headers) }
  await streamAnswer(context.shells[brand.id].pool, question, response, begin, cancellation)
}
