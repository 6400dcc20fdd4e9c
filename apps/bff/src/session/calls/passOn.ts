import { type JsonAnswer, sendJson } from '../../answers/sendJson.ts'
import type { Visit } from '../../door/Visit.ts'
import type { HeaderRow } from '../../headers/securityHeaders.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'

const toJsonAnswer = ({ status, headers, body }: UpstreamAnswer): JsonAnswer => {
  const wait = Number(headers['retry-after'])
  return { status, body, ...(wait >= 1 ? { retryAfter: Math.ceil(wait) } : {}) }
}

/** Gives the visitor the api's answer: status, JSON and the wait, nothing else. */
export const passOn = (
  visit: Visit,
  answer: UpstreamAnswer,
  before?: () => Promise<void>,
  headers: HeaderRow = [],
): Promise<void> => sendJson(visit, { ...toJsonAnswer(answer), headers }, before)
