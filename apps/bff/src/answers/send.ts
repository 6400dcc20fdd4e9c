import type { Visit } from '../door/Visit.ts'
import type { HeaderRow } from '../headers/securityHeaders.ts'

/**
 * Sends a whole answer. The only place where an answer of the door begins, so that the security headers
 * are on every one of them.
 */
export const send = (
  visit: Visit,
  status: number,
  headers: HeaderRow,
  body: Buffer | null,
): void => {
  const { response, request, security } = visit
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, [...security, ...headers] as string[])
  response.end(request.method === 'HEAD' ? undefined : (body ?? undefined))
}
