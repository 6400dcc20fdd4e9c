import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import { errorText } from '@inzrt/api-client/errorText'
import type { CallName } from '@inzrt/contracts/calls'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { orThrow, UpstreamError } from '../api/orThrow.ts'
import { sessionStore } from '../stores/sessionStore.ts'

export type AccountQuery<Answer> = {
  answer: Answer | undefined
  /** Why nothing came, for the visitor. */
  reason: string | undefined
  /** Anyone who asks has no right to it. */
  isForbidden: boolean
  reload: () => Promise<unknown>
}

/**
 * What belongs to the user who is logged in. Asked for once a page; what was asked as one user is never shown
 * to another.
 * @param key what the question depends on besides the user
 */
export const useAccountQuery = <Success extends { ok: true }>(
  call: CallName,
  ask: () => Promise<Success | ApiFailure>,
  key = '',
): AccountQuery<Success> => {
  const { isSignedIn, held, account } = useSnapshot(sessionStore)
  const isAsked = isSignedIn || held?.isFetched === true
  const { data, error, mutate } = useSWR<Success, Error>(
    isAsked ? [call, key, account] : null,
    async () => orThrow(await ask()),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )

  return {
    answer: data,
    reason: error instanceof UpstreamError ? errorText(call, error.error) : error?.message,
    isForbidden:
      error instanceof UpstreamError &&
      error.error.kind === 'problem' &&
      error.error.status === 403,
    reload: () => mutate(),
  }
}
