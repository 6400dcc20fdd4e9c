import { readUserCall } from '@inzrt/contracts/account/user'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { browserApi } from '../api/browserApi.ts'
import { orThrow } from '../api/orThrow.ts'
import { sessionStore } from '../stores/sessionStore.ts'

const ask = async () => orThrow(await browserApi.call(readUserCall)).data

/** Who is logged in; undefined for a guest and until the answer came. Asking counts as activity. */
export const useUser = () => {
  const { isSignedIn, account } = useSnapshot(sessionStore)
  const { data, isLoading, mutate } = useSWR(isSignedIn ? ['user', account] : null, ask, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })

  return { user: data, isLoading, refresh: () => mutate() }
}
