import type { RequestListener } from 'node:http'
import { requestContexts } from '../../app/requestContexts.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import type { RequestContext } from '../RequestContext.ts'

/** Hands over to Fastify: the canonical path, no query, and the headers every answer carries. */
export const answerLocal = (context: RequestContext, local: RequestListener): void => {
  const { request, response, security } = context
  for (let i = 0; i < security.length; i += 2) {
    response.setHeader(security[i] as string, security[i + 1] as string)
  }
  response.setHeader('Content-Security-Policy', CLOSED_POLICY)
  response.setHeader('Cache-Control', 'no-store')
  requestContexts.set(request, context)
  request.url = context.path
  local(request, response)
}
