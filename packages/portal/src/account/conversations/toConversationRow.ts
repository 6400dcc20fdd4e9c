import type { ConversationItem } from '@inzrt/contracts/conversation/conversation'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { relativeTime } from '@inzrt/domain/time'
import { nameOfOther } from '@inzrt/rules/deal'
import type { ConversationRowProps } from '@inzrt/ui/conversation/ConversationRow.tsx'

const conversationHref = (id: number): string => `/zpravy/${id}`

/** What the list shows of a conversation. */
export const toConversationRow = (item: ConversationItem, now: Date): ConversationRowProps => ({
  href: conversationHref(item.id),
  heading: item.ad.heading,
  who: `${item.last.isOwn ? 'Vy' : nameOfOther(item)}:`,
  last: item.last.content,
  when: nonBreaking(relativeTime(new Date(item.last.sentAt), now)),
  unread: item.unread > 0 ? nonBreaking(countOf(item.unread, WORD_FORMS.newMessage)) : undefined,
})
