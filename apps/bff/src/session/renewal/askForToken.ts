import { refreshCall } from '@inzrt/contracts/account/auth'
import type { DoorContext } from '../../door/DoorContext.ts'
import type { Visit } from '../../door/Visit.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { Cancellation } from '../../upstream/Cancellation.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import { refusesToken } from '../refusalOf.ts'
import type { FreshToken } from './FreshToken.ts'
import { readToken } from './readToken.ts'

/**
 * Exchanges a token at the api. Only its refusal of the token says that the session is over; anything else it cannot
 * mean that way is a failure that passes. Goes on when the visitor leaves: others may wait for it.
 */
export const askForToken = async (
  visit: Visit,
  token: string,
  { api, config, sessions }: DoorContext,
): Promise<FreshToken | null> => {
  const answer = await api.ask(
    {
      route: refreshCall.path,
      client: visit.client,
      method: refreshCall.method,
      path: refreshCall.path,
      headers: callRequestHeaders(visit, config.internalKey, undefined, { token }),
    },
    new Cancellation(),
  )
  if (refusesToken(answer)) return null
  if (answer.status !== 200) throw new UpstreamFailure('unavailable')

  return readToken(answer, sessions.now()).fresh
}
