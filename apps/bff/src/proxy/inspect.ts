import type { IncomingMessage } from 'node:http'
import type { ErrorStatus } from '../answers/errorTexts.ts'
import { GENERAL } from '../config/Brand.ts'
import { canonicalPath } from '../request/canonicalPath.ts'
import { isOperator } from '../request/isOperator.ts'
import { isSound } from '../request/isSound.ts'
import { hasBody } from '../request/readBody.ts'
import { type Writer, writeGuard } from '../request/writeGuard.ts'
import { gatewayReturn } from '../routes/gatewayReturn.ts'
import { matchRoute } from '../routes/matchRoute.ts'
import type { PageRoute, Route } from '../routes/Route.ts'
import { requestKind } from '../routes/requestKind.ts'
import { allowedMethods } from './allowedMethods.ts'
import type { RequestContext } from './RequestContext.ts'

/** What the bff makes of a request before anybody is asked. */
export type Inspection =
  | { kind: 'route'; route: Route }
  | { kind: 'moved'; route: PageRoute }
  | { kind: 'missing' }
  | { kind: 'refused'; status: ErrorStatus; allow?: string }

/** Longest address with its query: a search of two hundred words fits, a flood does not. */
const LONGEST_URL = 12_000
const SAFE = new Set(['GET', 'HEAD'])

const expectsOtherThan100 = ({ headers: { expect } }: IncomingMessage): boolean =>
  expect !== undefined && expect.toLowerCase() !== '100-continue'

const refused = (status: ErrorStatus): Inspection => ({ kind: 'refused', status })

/** Reads a request in one order: is it sound, whose site, which path, which route, which method. */
export const inspect = (context: RequestContext): Inspection => {
  const { request } = context
  const url = request.url ?? ''
  const mark = url.indexOf('?')
  context.path = mark < 0 ? url : url.slice(0, mark)
  context.query = mark < 0 ? '' : url.slice(mark + 1)

  if (!isSound(request)) return refused(400)
  if (expectsOtherThan100(request)) return refused(417)
  const canonical = canonicalPath(context.path)
  if (canonical.kind === 'refused') {
    return canonical.status === 404 ? { kind: 'missing' } : refused(canonical.status)
  }
  if (url.length > LONGEST_URL) return refused(414)

  context.path = canonical.path
  const route = gatewayReturn(canonical.path, context) ?? matchRoute(canonical.path)
  if (!route || !isVisible(route, context)) return { kind: 'missing' }

  context.route = route.template
  context.kind = requestKind(route, request.method ?? '')
  const refusal = refusalOf(route, context)
  if (refusal || canonical.kind === 'path') return refusal ?? { kind: 'route', route }
  return route.kind === 'page' ? { kind: 'moved', route } : { kind: 'missing' }
}

/** Both sites are looked after from one. */
const isForStaff = (route: Route): boolean =>
  (route.kind === 'page' && route.page.access === 'staff') ||
  (route.kind === 'calls' &&
    [...route.methods.values()].some(({ handling }) => handling === 'staff'))

const isVisible = (route: Route, { request, brand }: RequestContext): boolean => {
  if (isForStaff(route)) return brand?.id === GENERAL.id
  if (route.kind !== 'local') return true
  if (route.operators) return isOperator(request)
  return !route.adultOnly || (brand !== null && brand.minimumAge !== null)
}

/** By what becomes of the call; all others are made by our script. */
const WRITERS: Readonly<Record<string, Writer>> = { upload: 'upload', hook: 'hook' }

const writerOf = (route: Route, method: string): Writer => {
  if (route.kind !== 'calls') return 'form'

  return WRITERS[route.methods.get(method)?.handling ?? ''] ?? 'call'
}

const refusalOf = (route: Route, { request, origin }: RequestContext): Inspection | null => {
  const methods = allowedMethods(route)
  const method = request.method ?? ''
  if (!methods.includes(method) || request.headers['next-action'] !== undefined) {
    return { kind: 'refused', status: 405, allow: methods.join(', ') }
  }
  if (SAFE.has(method)) return hasBody(request) ? refused(400) : null
  // The gateway's page sends customers here by its own form; what it brings is signed.
  if (route.kind === 'return') return null
  const status = writeGuard(request, origin, writerOf(route, method))
  return status && refused(status)
}
