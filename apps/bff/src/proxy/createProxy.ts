import type { RequestListener } from 'node:http'
import { refuse } from '../answers/refuse.ts'
import { GENERAL } from '../config/Brand.ts'
import { isGated } from '../gate/isGated.ts'
import { hasBody } from '../request/readBody.ts'
import type { Route } from '../routes/Route.ts'
import { answerDevelopment } from './answering/answerDevelopment.ts'
import { answerFailure } from './answering/answerFailure.ts'
import { answerGate } from './answering/answerGate.ts'
import { answerMissing } from './answering/answerMissing.ts'
import { answerMoved } from './answering/answerMoved.ts'
import { answerRoute } from './answering/answerRoute.ts'
import { closeContext } from './closeContext.ts'
import { createOpenContext } from './createOpenContext.ts'
import { type Inspection, inspect } from './inspect.ts'
import type { ProxyParts } from './ProxyParts.ts'
import type { RequestContext } from './RequestContext.ts'
import { traceRequest } from './traceRequest.ts'

/** The one gateway of both sites: what passes inspection and gate is answered, the rest is told why not. */
export const createProxy = (parts: ProxyParts, local: RequestListener): RequestListener => {
  const openContext = createOpenContext(parts)

  return (request, response) => {
    const context = openContext(request, response, parts.now())
    parts.metrics.requests.begun()
    if (parts.lifecycle.draining) response.shouldKeepAlive = false
    response.on('close', () => closeContext(context, parts))
    const answer = () => answerSafely(context, parts, local)
    if (parts.tracer?.isSampled()) traceRequest(context, parts.tracer, answer)
    else answer()
  }
}

const answerSafely = (context: RequestContext, parts: ProxyParts, local: RequestListener): void => {
  try {
    const answer = isDevelopmentPage(context, parts)
      ? answerDevelopment(context, context.brand ?? GENERAL, parts)
      : admit(context, inspect(context), parts, local)
    if (answer) answer.catch((error: unknown) => answerFailure(context, error, parts))
  } catch (error) {
    answerFailure(context, error, parts)
  }
}

/** Pages and build files of Next's development server have names that only it knows. */
const isDevelopmentPage = ({ request, brand }: RequestContext, { config }: ProxyParts): boolean =>
  config.mode === 'development' &&
  brand !== null &&
  request.method === 'GET' &&
  !OURS_IN_DEVELOPMENT.test(request.url ?? '')

const OURS_IN_DEVELOPMENT = /^\/(api\/|healthz|readyz|metrics|\.well-known\/)/

/** Anyone who runs this machine asks by its own name, which need not be that of a site. */
const isForOperators = (route: Route): boolean => route.kind === 'local' && route.operators

const admit = (
  context: RequestContext,
  inspection: Inspection,
  parts: ProxyParts,
  local: RequestListener,
): Promise<void> | void => {
  const { supportEmail } = parts.config
  if (inspection.kind === 'refused') {
    const close = hasBody(context.request) || inspection.status === 400
    return refuse(context, inspection.status, { ...inspection, supportEmail, close })
  }
  if (inspection.kind === 'route' && isForOperators(inspection.route)) {
    return answerRoute(context, inspection.route, parts, local)
  }
  if (!context.brand) return refuse(context, 421, { supportEmail })
  if (inspection.kind === 'missing') return answerMissing(context, context.brand, parts)
  if (inspection.kind === 'moved') return answerMoved(context, inspection.route)
  if (isGated(context, inspection.route, parts)) return answerGate(context, inspection.route, parts)

  return answerRoute(context, inspection.route, parts, local)
}
