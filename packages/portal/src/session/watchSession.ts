import type { ApiClient, CallOptions } from '@inzrt/api-client/ApiClient'
import type { ApiError } from '@inzrt/api-client/ApiError'
import { endsSession } from '@inzrt/api-client/endsSession'
import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import { sessionStore } from '../stores/sessionStore.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { loseSession } from './loseSession.ts'
import { noteActivity } from './noteActivity.ts'

type Answer = { ok: true } | { ok: false; error: ApiError }

/** A 401 that took the cookies with it ends the session as well, whatever its words. */
const isLost = (error: ApiError): boolean =>
  endsSession(error) || (error.kind === 'problem' && error.status === 401 && !hasSignedInCookie())

const isActivity = (answer: Answer, options?: CallOptions): boolean =>
  !options?.headers?.[BACKGROUND_HEADER] && (answer.ok || answer.error.kind === 'problem')

/** Makes calls that put off the automatic logout, and that notice when the session is over. */
export const watchSession = (api: ApiClient): ApiClient => {
  const call = async (...[definition, input, options]: Parameters<ApiClient['call']>) => {
    const { isSignedIn, login } = sessionStore
    const answer = await api.call(definition, input, options)
    if (isSignedIn && !answer.ok && isLost(answer.error)) await loseSession(api, 'failure', login)
    else if (sessionStore.isSignedIn && isActivity(answer, options)) noteActivity()

    return answer
  }

  return { call: call as ApiClient['call'] }
}
