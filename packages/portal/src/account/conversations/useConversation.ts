import { errorText } from '@inzrt/api-client/errorText'
import { type Conversation, readConversationCall } from '@inzrt/contracts/conversation/conversation'
import { useEffect } from 'react'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../shell/api/browserApi.ts'
import { orThrow, UpstreamError } from '../../shell/api/orThrow.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import type { ConversationAddress } from './conversationAddress.ts'
import { markConversation } from './markConversation.ts'

export type ReadConversation = {
  conversation: Conversation | undefined
  reason: string | undefined
  /** It is not there, or not for who asks. */
  isMissing: boolean
  reload: () => Promise<unknown>
}

const isMissing = (error: unknown): boolean =>
  error instanceof UpstreamError && error.error.kind === 'problem' && error.error.status === 404

/** A conversation, asked for again whenever the page is looked at; what is shown is marked as read. */
export const useConversation = (address: ConversationAddress): ReadConversation => {
  const { account } = useSnapshot(sessionStore)
  const { conversationId } = address.params
  const { data, error, mutate } = useSWR<Conversation, Error>(
    ['readConversation', conversationId, address.query.s, account],
    async () => orThrow(await browserApi.call(readConversationCall, address)).data,
    { shouldRetryOnError: false },
  )
  const last = data?.messages.findLast(({ isOwn }) => !isOwn)
  useEffect(() => {
    if (last) void markConversation(address, { event: 'read', upTo: last.id })
  }, [last?.id])

  return {
    conversation: data,
    reason: error instanceof UpstreamError ? errorText('readConversation', error.error) : undefined,
    isMissing: isMissing(error),
    reload: mutate,
  }
}
