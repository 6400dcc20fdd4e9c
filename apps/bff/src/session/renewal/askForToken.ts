import { refreshCall } from '@inzrt/contracts/account/auth'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import type { ProxyParts } from '../../proxy/ProxyParts.ts'
import type { RequestContext } from '../../proxy/RequestContext.ts'
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
  context: RequestContext,
  token: string,
  { api, config, sessions }: ProxyParts,
): Promise<FreshToken | null> => {
  const answer = await api.ask(
    {
      route: refreshCall.path,
      client: context.client,
      method: refreshCall.method,
      path: refreshCall.path,
      headers: callRequestHeaders(context, config.internalKey, undefined, { token }),
    },
    new Cancellation(),
  )
  if (refusesToken(answer)) return null
  if (answer.status !== 200) throw new UpstreamFailure('unavailable')

  return readToken(answer, sessions.now()).fresh
}
