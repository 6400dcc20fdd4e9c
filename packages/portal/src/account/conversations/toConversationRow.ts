import type { ConversationItem } from '@inzrt/contracts/conversation/conversation'
import { nameOfOther } from '@inzrt/domain/deal'
import { countOf, nonBreaking, WORDS } from '@inzrt/domain/text'
import { relativeTime } from '@inzrt/domain/time'
import type { ConversationRowProps } from '@inzrt/ui/conversation/ConversationRow.tsx'

const conversationHref = (id: number): string => `/zpravy/${id}`

/** What the list shows of a conversation. */
export const toConversationRow = (item: ConversationItem, now: Date): ConversationRowProps => ({
  href: conversationHref(item.id),
  heading: item.ad.heading,
  who: `${item.last.isOwn ? 'Vy' : nameOfOther(item)}:`,
  last: item.last.content,
  when: nonBreaking(relativeTime(new Date(item.last.sentAt), now)),
  unread: item.unread > 0 ? nonBreaking(countOf(item.unread, WORDS.newMessage)) : undefined,
})
