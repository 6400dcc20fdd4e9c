import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { readCookie } from '../request/readCookie.ts'

const FLOW = /^[A-Za-z0-9_-]{22}$/

/** Names a browser in the course of something it began: nobody else guesses it. */
export const newFlow = (): string => randomBytes(16).toString('base64url')

/** The name this browser was given under a cookie, or null. */
export const flowOf = ({ request }: RequestContext, cookie: string): string | null => {
  const flow = readCookie(request.headers.cookie, cookie)

  return flow !== null && FLOW.test(flow) ? flow : null
}
