import type { IncomingHttpHeaders } from 'node:http'
import { COOKIES } from '@inzrt/contracts/headers'
import { ageDecision } from '@inzrt/domain/session'
import type { Brand } from '../config/Brand.ts'
import type { HeaderRow } from '../headers/securityHeaders.ts'
import { DEVELOPMENT_POLICY } from '../pages/contentSecurityPolicy.ts'
import { readCookie } from '../request/readCookie.ts'
import { GATE_PATH } from '../routes/pageRoutes.ts'
import { streamAnswer } from '../upstream/streamAnswer.ts'
import type { DoorContext } from './DoorContext.ts'
import type { Visit } from './Visit.ts'

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])
const BUILD_FILE = /^\/(_next|__nextjs)/

const flat = (headers: IncomingHttpHeaders): HeaderRow =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.has(name)
      ? []
      : [value].flat().flatMap((item) => [name, item]),
  )

const isGated = ({ request }: Visit, { minimumAge }: Brand): boolean =>
  !BUILD_FILE.test(request.url ?? '') &&
  ageDecision({ minimumAge, cookie: readCookie(request.headers.cookie, COOKIES.ageVerified) }) ===
    'gate'

const headersFor = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OF_THE_CONNECTION.has(name) && name !== 'host'
        ? [[name, value]]
        : [],
    ),
  )

/**
 * While developing, Next's own server answers pages as they come: nothing is kept, hot reload works,
 * the policy is loose. The gate stands as it always does.
 */
export const answerDevelopment = async (
  visit: Visit,
  brand: Brand,
  { shells }: DoorContext,
): Promise<void> => {
  const { request, response, security, cancellation } = visit
  const path = isGated(visit, brand) ? GATE_PATH : (request.url ?? '/')
  const begin = (status: number, headers: IncomingHttpHeaders): boolean => {
    const row = [...security, ...flat(headers), 'Content-Security-Policy', DEVELOPMENT_POLICY]
    response.writeHead(status, row as string[])
    return true
  }
  const question = { method: 'GET' as const, path, headers: headersFor(request.headers) }
  await streamAnswer(shells[brand.id].pool, question, response, begin, cancellation)
}
