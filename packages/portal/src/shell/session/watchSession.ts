import type { ApiClient, CallOptions } from '@inzrt/api-client/ApiClient'
import type { ApiError } from '@inzrt/api-client/ApiError'
import { endsSession } from '@inzrt/api-client/endsSession'
import type { Call } from '@inzrt/contracts/wire/call'
import { BACKGROUND_HEADER, LOGIN_HEADER } from '@inzrt/contracts/wire/headers'
import { askForWorkCall } from '@inzrt/contracts/wire/work'
import { authStore, openAuth, waitForAuth } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { changeLogin } from './changeLogin.ts'
import { expireSession } from './expireSession.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { noteActivity } from './noteActivity.ts'
import { regainPage } from './regainPage.ts'

type Answer = { ok: true } | { ok: false; error: ApiError }
type Failure = Extract<Answer, { ok: false }>

const isRefused = (error: ApiError): boolean => error.kind === 'problem' && error.status === 401

/** A 401 that took the cookies with it ends the session as well, whatever its words. */
const isLost = (error: ApiError): boolean =>
  endsSession(error) || (isRefused(error) && !hasSignedInCookie())

/** The browser has another login than the one the call was made under. */
const isOthers = (error: ApiError, mark: string | null): boolean =>
  mark !== null &&
  error.kind === 'problem' &&
  error.problem.code === 'unauthenticated' &&
  hasSignedInCookie()

const isActivity = (answer: Answer, options?: CallOptions): boolean =>
  !options?.headers?.[BACKGROUND_HEADER] && (answer.ok || answer.error.kind === 'problem')

/** What a visitor pressed, as far as it matters who they are; a new ad begins with the question for work. */
const isPressed = ({ method, audience, path }: Call, options?: CallOptions): boolean =>
  audience !== 'anyone' &&
  (method !== 'GET' || path === askForWorkCall.path) &&
  !options?.headers?.[BACKGROUND_HEADER]

/** Says under which login a call is made, so that it is made under no other. */
const under = (mark: string | null, options?: CallOptions): CallOptions | undefined =>
  mark === null ? options : { ...options, headers: { ...options?.headers, [LOGIN_HEADER]: mark } }

const ENDED: Failure = {
  ok: false,
  error: {
    kind: 'problem',
    status: 401,
    problem: { message: 'Unauthenticated.', code: 'unauthenticated' },
    retryAfter: null,
  },
}

/** Asks the visitor to log in where they are; resolves to whether the account of the page is back. */
const accountIsBack = (api: ApiClient): Promise<boolean> => {
  const isBack = waitForAuth()
  if (authStore.window) return isBack
  if (hasSignedInCookie()) void regainPage(api)
  else openAuth('login')

  return isBack
}

/**
 * Makes calls that put off the automatic logout, and that notice when the session is over. What was pressed
 * then waits until the same person is logged in again and is made once more; dismissed, it fails.
 */
export const watchSession = (api: ApiClient): ApiClient => {
  const end = async (
    error: ApiError,
    { login, mark }: { login: number; mark: string | null },
    isWanted: boolean,
  ): Promise<boolean> => {
    if (isOthers(error, mark)) await changeLogin(api, login, isWanted)
    else if (isLost(error)) await expireSession(api, 'failure', login, isWanted)
    else return false

    return true
  }

  /** Whether a call refused for its session may be made once more. */
  const mayRepeat = async (login: number, account: number): Promise<boolean> => {
    if (sessionStore.held) return accountIsBack(api)

    return (
      sessionStore.isSignedIn && sessionStore.login !== login && sessionStore.account === account
    )
  }

  const call = async (...[definition, input, options]: Parameters<ApiClient['call']>) => {
    const waits = isPressed(definition, options)
    if (waits && sessionStore.held && !(await accountIsBack(api))) return ENDED
    const { isSignedIn, login, account, mark } = sessionStore
    const answer = await api.call(definition, input, under(mark, options))
    const isOver =
      isSignedIn &&
      !answer.ok &&
      (await end(answer.error, { login, mark }, waits && isRefused(answer.error)))
    if (isOver && waits && isRefused(answer.error) && (await mayRepeat(login, account)))
      return api.call(definition, input, under(sessionStore.mark, options))
    if (!isOver && sessionStore.isSignedIn && isActivity(answer, options)) noteActivity()

    return answer
  }

  return { call: call as ApiClient['call'] }
}
