import type { Conversation } from '@inzrt/contracts/conversation/conversation'

export type LoadedMessages = Pick<Conversation, 'messages' | 'hasEarlier'>

/**
 * The last messages as they are now, after the earlier ones that were loaded before. Where more was written meanwhile
 * than one answer holds, the earlier ones are left: what came between is not there.
 */
export const joinMessages = (
  known: LoadedMessages | null,
  latest: LoadedMessages,
): LoadedMessages => {
  const [first] = latest.messages
  if (!known || !first || !known.messages.some(({ id }) => id >= first.id)) return latest
  const earlier = known.messages.filter(({ id }) => id < first.id)

  return earlier.length > 0
    ? { messages: [...earlier, ...latest.messages], hasEarlier: known.hasEarlier }
    : latest
}
