import { callRequestHeaders } from '../headers/callRequestHeaders.ts'
import type { DoorContext } from './DoorContext.ts'
import type { Visit } from './Visit.ts'

/** The API answers this in a millisecond; when it does not, no shell could draw the page either. */
const LONGEST_MS = 800

/**
 * Whether a slug leads anywhere. The API knows it ten times sooner than a shell draws „not found“, so a
 * flood of invented addresses costs little. Rejects with UpstreamFailure when the API cannot be asked.
 */
export const isKnownSlug = async (visit: Visit, { api, config }: DoorContext): Promise<boolean> => {
  const headers = callRequestHeaders(visit, config.internalKey, undefined)
  const request = { method: 'GET' as const, path: `/api/front/slug${visit.path}`, headers }
  const answer = await api.ask(request, visit.cancellation, LONGEST_MS)

  return answer.status !== 404
}
