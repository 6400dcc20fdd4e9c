import type { RequestListener } from 'node:http'
import { visits } from '../../app/visits.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import type { Visit } from '../Visit.ts'

/** Hands over to Fastify: the canonical path, no query, and the headers every answer carries. */
export const answerLocal = (visit: Visit, local: RequestListener): void => {
  const { request, response, security } = visit
  for (let i = 0; i < security.length; i += 2) {
    response.setHeader(security[i] as string, security[i + 1] as string)
  }
  response.setHeader('Content-Security-Policy', CLOSED_POLICY)
  response.setHeader('Cache-Control', 'no-store')
  visits.set(request, visit)
  request.url = visit.path
  local(request, response)
}
