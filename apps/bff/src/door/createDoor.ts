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
import { createBeginVisit } from './createBeginVisit.ts'
import type { DoorContext } from './DoorContext.ts'
import { finishVisit } from './finishVisit.ts'
import { type Inspection, inspect } from './inspect.ts'
import type { Visit } from './Visit.ts'

/** The one door of both sites: what passes inspection and gate is answered, the rest is told why not. */
export const createDoor = (context: DoorContext, local: RequestListener): RequestListener => {
  const beginVisit = createBeginVisit(context)

  return (request, response) => {
    const visit = beginVisit(request, response, context.now())
    if (context.lifecycle.draining) response.shouldKeepAlive = false
    response.once('close', () => finishVisit(visit, context))
    try {
      const answer = isDevelopmentPage(visit, context)
        ? answerDevelopment(visit, visit.brand ?? GENERAL, context)
        : admit(visit, inspect(visit), context, local)
      if (answer) answer.catch((error: unknown) => answerFailure(visit, error, context))
    } catch (error) {
      answerFailure(visit, error, context)
    }
  }
}

/** Pages and build files of Next's development server have names that only it knows. */
const isDevelopmentPage = ({ request, brand }: Visit, { config }: DoorContext): boolean =>
  config.mode === 'development' &&
  brand !== null &&
  request.method === 'GET' &&
  !OURS_IN_DEVELOPMENT.test(request.url ?? '')

const OURS_IN_DEVELOPMENT = /^\/(api\/|healthz|readyz|metrics|\.well-known\/)/

/** Anyone who runs this machine asks by its own name, which need not be that of a site. */
const isForOperators = (route: Route): boolean => route.kind === 'local' && route.operators

const admit = (
  visit: Visit,
  inspection: Inspection,
  context: DoorContext,
  local: RequestListener,
): Promise<void> | void => {
  const { supportEmail } = context.config
  if (inspection.kind === 'refused') {
    const close = hasBody(visit.request) || inspection.status === 400
    return refuse(visit, inspection.status, { ...inspection, supportEmail, close })
  }
  if (inspection.kind === 'route' && isForOperators(inspection.route)) {
    return answerRoute(visit, inspection.route, context, local)
  }
  if (!visit.brand) return refuse(visit, 421, { supportEmail })
  if (inspection.kind === 'missing') return answerMissing(visit, visit.brand, context)
  if (inspection.kind === 'moved') return answerMoved(visit, inspection.route)
  if (isGated(visit, inspection.route, context)) return answerGate(visit, inspection.route, context)

  return answerRoute(visit, inspection.route, context, local)
}
