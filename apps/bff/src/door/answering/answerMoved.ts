import { send } from '../../answers/send.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import type { PageRoute } from '../../routes/Route.ts'
import type { Visit } from '../Visit.ts'

/** Sends the visitor to the one true address, with as much of the query as the page knows. */
export const answerMoved = (visit: Visit, route: PageRoute): void => {
  const query = canonicalQuery(visit.query, route.query)
  send(
    visit,
    308,
    [
      ...['Location', query ? `${visit.path}?${query}` : visit.path],
      ...['Content-Length', '0', 'Cache-Control', 'no-cache'],
      ...['Content-Security-Policy', CLOSED_POLICY],
    ],
    null,
  )
}
