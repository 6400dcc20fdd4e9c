import { errorText } from '@inzrt/api-client/errorText'
import { type Conversation, readConversationCall } from '@inzrt/contracts/conversation/conversation'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../shell/api/browserApi.ts'
import { orThrow, UpstreamError } from '../../shell/api/orThrow.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import type { ConversationAddress } from './conversationAddress.ts'
import { joinMessages, type LoadedMessages } from './joinMessages.ts'
import { useByItself } from './live/useByItself.ts'
import { useLive } from './live/useLive.ts'
import { markConversation } from './markConversation.ts'

export type ReadConversation = {
  conversation: Conversation | undefined
  reason: string | undefined
  /** It is not there, or not for who asks. */
  isMissing: boolean
  reload: () => Promise<unknown>
  /** Loads what was written before the first message shown. */
  loadEarlier: () => Promise<void>
}

const isMissing = (error: unknown): boolean =>
  error instanceof UpstreamError && error.error.kind === 'problem' && error.error.status === 404

const whenSeen = (see: () => void): (() => void) => {
  const look = () => {
    if (!document.hidden) see()
  }
  look()
  document.addEventListener('visibilitychange', look)

  return () => document.removeEventListener('visibilitychange', look)
}

/** A conversation as it is now: what is written comes to the page, and is marked as read once it is seen. */
export const useConversation = (address: ConversationAddress): ReadConversation => {
  const { account } = useSnapshot(sessionStore)
  const { conversationId } = address.params
  const byItself = useByItself()
  const known = useRef<LoadedMessages | null>(null)
  const { data, error, mutate } = useSWR<Conversation, Error>(
    ['readConversation', conversationId, address.query.s, account],
    async () => {
      const latest = orThrow(
        await browserApi.call(readConversationCall, address, byItself.take()),
      ).data
      known.current = joinMessages(known.current, latest)

      return { ...latest, ...known.current }
    },
    { shouldRetryOnError: false },
  )
  useEffect(() => {
    known.current = null
  }, [account])
  const loadEarlier = async () => {
    const [first] = data?.messages ?? []
    if (!data || !first) return
    const query = { ...address.query, before: first.id }
    const answer = await browserApi.call(readConversationCall, { ...address, query })
    if (!answer.ok) return showFailure('readConversation', answer.error)
    const { messages, hasEarlier } = answer.data
    known.current = { messages: [...messages, ...data.messages], hasEarlier }
    await mutate({ ...data, ...known.current }, { revalidate: false })
  }
  useLive(
    () => {
      byItself.note()
      void mutate()
    },
    {
      conversation: Number(conversationId),
      link: address.query.s && `${conversationId}.${address.query.s}`,
    },
  )
  const last = data?.messages.findLast(({ isOwn }) => !isOwn)
  useEffect(() => {
    if (!last) return undefined

    return whenSeen(() => void markConversation(address, { event: 'read', upTo: last.id }))
  }, [last?.id])

  return {
    conversation: data,
    reason: error instanceof UpstreamError ? errorText('readConversation', error.error) : undefined,
    isMissing: isMissing(error),
    reload: () => mutate(),
    loadEarlier,
  }
}
