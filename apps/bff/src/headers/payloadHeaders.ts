import type { IncomingHttpHeaders } from 'node:http'
import type { HeaderRow } from './securityHeaders.ts'

/** What Next's client says about the page it is on, and how each may look. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  rsc: /^1$/,
  'next-router-state-tree': /^[A-Za-z0-9%._~!*'()$:,;&=+@/?-]{1,8000}$/,
  'next-router-prefetch': /^[123]$/,
  'next-router-segment-prefetch': /^[A-Za-z0-9%._~!$@()*/-]{1,500}$/,
  'next-url': /^\/(?!\/)[A-Za-z0-9%._~!$&'()*+,;=:@/?-]{0,2000}$/,
}

const ANSWERS = ['x-nextjs-stale-time', 'x-nextjs-postponed', 'x-nextjs-prerender'] as const
const PLAIN = /^[A-Za-z0-9,.-]{1,100}$/

/** Headers of a request for a payload; null when one of them is not as Next's client writes it. */
export const payloadRequestHeaders = (
  headers: IncomingHttpHeaders,
): Record<string, string> | null => {
  const taken: Record<string, string> = { accept: '*/*', 'accept-encoding': 'identity' }
  for (const [name, pattern] of Object.entries(ALLOWED)) {
    const value = headers[name]
    if (value === undefined) continue
    if (typeof value !== 'string' || !pattern.test(value)) return null
    taken[name] = value
  }
  return taken
}

/** Headers of a payload that Next's client reads. */
export const payloadAnswerHeaders = (headers: IncomingHttpHeaders): HeaderRow =>
  ANSWERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' && PLAIN.test(value) ? [name, value] : []
  })
