import { TOKEN_EXPIRED_MESSAGE, TOKEN_INVALID_MESSAGE } from '@inzrt/contracts/wire/codes'
import type { UpstreamAnswer } from '../upstream/UpstreamRequest.ts'

/** Exact words by which the api says that a token counts no more. */
const OF_TOKENS = new Set<unknown>([TOKEN_EXPIRED_MESSAGE, TOKEN_INVALID_MESSAGE])

/** What a 401 of the api says: the words about a token, else its code; null for any other answer. */
export const refusalOf = ({ status, body }: UpstreamAnswer): unknown => {
  if (status !== 401) return null
  try {
    const { message, code } = JSON.parse(body.toString('utf8'))
    return OF_TOKENS.has(message) ? message : code
  } catch {
    return null
  }
}

/** Whether the api refused the token itself; a 401 of anything else, our own key, says nothing of a session. */
export const refusesToken = (answer: UpstreamAnswer): boolean => OF_TOKENS.has(refusalOf(answer))
