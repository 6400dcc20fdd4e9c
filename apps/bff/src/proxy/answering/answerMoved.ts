import { send } from '../../answers/send.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import type { PageRoute } from '../../routes/Route.ts'
import type { RequestContext } from '../RequestContext.ts'

/** Sends the visitor to the one true address, with as much of the query as the page knows. */
export const answerMoved = (context: RequestContext, route: PageRoute): void => {
  const query = canonicalQuery(context.query, route.page.query)
  send(
    context,
    308,
    [
      ...['Location', query ? `${context.path}?${query}` : context.path],
      ...['Content-Length', '0', 'Cache-Control', 'no-cache'],
      ...['Content-Security-Policy', CLOSED_POLICY],
    ],
    null,
  )
}
