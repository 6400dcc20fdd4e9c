import { STATUS_CODES } from 'node:http'
import type { Config } from '../config/Config.ts'
import { securityHeaders } from '../headers/securityHeaders.ts'
import { ERROR_PAGE_POLICY, errorPage } from './errorPage.ts'

/** A whole answer as bytes, for requests that never became one: malformed, too slow, too large. */
export const rawAnswer = (status: 400 | 405 | 408 | 431, config: Config): string => {
  const body = errorPage(status, null, config.supportEmail)
  const headers = [
    ...securityHeaders(config.scheme, null),
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(body))],
    ...['Content-Security-Policy', ERROR_PAGE_POLICY, 'Cache-Control', 'no-store'],
    ...['Connection', 'close'],
    ...(status === 405 ? ['Allow', 'GET, HEAD'] : []),
  ]
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []))

  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
