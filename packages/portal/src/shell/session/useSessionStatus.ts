import { readSessionStatusCall } from '@inzrt/contracts/account/session'
import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { browserApi } from '../api/browserApi.ts'
import { orThrow } from '../api/orThrow.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { changeLogin } from './changeLogin.ts'

const EVERY_MS = 60_000

/** Asking by itself is no activity of the visitor. */
const ask = async () => {
  const { data } = orThrow(
    await browserApi.call(readSessionStatusCall, {}, { headers: { [BACKGROUND_HEADER]: '1' } }),
  )
  if (!data.signedIn) return data
  sessionStore.endsAt = Date.now() + data.secondsLeft * 1000
  const { mark, login } = sessionStore
  if (mark === null) sessionStore.mark = data.login ?? null
  else if (data.login && data.login !== mark) await changeLogin(browserApi, login)

  return data
}

/** How the session stands at the server, asked every minute and whenever the visitor is back. */
export const useSessionStatus = () => {
  const { login } = useSnapshot(sessionStore)

  return useSWR(['session', login], ask, {
    refreshInterval: EVERY_MS,
    refreshWhenHidden: true,
    focusThrottleInterval: 0,
    dedupingInterval: 0,
    shouldRetryOnError: false,
  })
}
