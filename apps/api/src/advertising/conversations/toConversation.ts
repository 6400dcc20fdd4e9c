import type {
  Conversation,
  ConversationItem,
  Message,
  Side,
} from '@inzrt/contracts/conversation/conversation'
import type { DealView } from '@inzrt/contracts/conversation/deal'
import type { Ratings } from '@inzrt/contracts/conversation/rating'
import { truncate } from '@inzrt/domain/text'
import { answersTo, otherSide } from '@inzrt/rules/deal'
import { isPublished } from '../../catalogue/ads/isPublished.ts'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { messages } from '../../platform/database/schema/messages.ts'
import { canReach } from './canReach.ts'
import type { listConversations, Marks } from './conversations.repository.ts'
import { maySendPhotos } from './maySendPhotos.ts'
import type { MessagePhoto } from './messagePhotos.repository.ts'
import { type Sides, sidesOf } from './sidesOf.ts'
import { toShownPhoto } from './toShownPhoto.ts'

type MessageRow = typeof messages.$inferSelect
type ItemRow = Awaited<ReturnType<typeof listConversations>>['rows'][number]

/** Characters of the last message that the list shows. */
const EXCERPT = 140

/** An ad that is over has no page, but its conversations go on. */
const adOf = ({ heading, type, slug, ...ad }: Sides['ad'], now: Date) => ({
  heading,
  type,
  slug: isPublished(ad, now) ? slug : null,
})

export const toMessage = (
  { id, side: writer, content, phone, question, createdAt }: MessageRow,
  side: Side,
  { marks, firsts, photos, seal }: Shown,
): Message => ({
  id,
  isOwn: writer === side,
  content,
  phoneNumber: phone,
  photos: photos.filter(({ messageId }) => messageId === id).map(toShownPhoto(seal)),
  answers: question && writer !== side ? [...answersTo(question)] : [],
  sentAt: createdAt.toISOString(),
  isRead: marks[otherSide(writer)].lastReadId >= id,
  isFirst: firsts.has(id),
})

/** What messages are shown with. */
export type Shown = Readonly<{
  marks: Marks
  firsts: ReadonlySet<number>
  photos: readonly MessagePhoto[]
  seal: FileSeal['seal']
}>

type Read = Readonly<{
  sides: Sides
  side: Side
  shown: Shown
  rows: readonly MessageRow[]
  hasEarlier: boolean
  deal: DealView | null
  ratings: Ratings | null
}>

/** A conversation as one of the two sees it. */
export const toConversation = (
  { sides, side, shown, rows, hasEarlier, deal, ratings }: Read,
  now: Date,
): Conversation => {
  const other = otherSide(side)
  const { marks, firsts } = shown

  return {
    id: sides.conversation.id,
    side,
    ad: adOf(sides.ad, now),
    otherName: sidesOf(sides)[other].name,
    messages: rows.map((row) => toMessage(row, side, shown)),
    hasEarlier,
    isBlocked: marks[side].blockedAt !== null,
    isHidden: marks[side].hiddenAt !== null,
    canWrite: canReach(sides, side, marks),
    canSendPhotos: maySendPhotos(side, firsts),
    deal,
    ratings,
  }
}

/** A conversation of the list of an account. */
export const toConversationItem = (row: ItemRow, now: Date): ConversationItem => ({
  id: row.conversation.id,
  side: row.side,
  ad: adOf(row.ad, now),
  otherName: sidesOf({ ...row, buyer: null })[otherSide(row.side)].name,
  last: {
    content: truncate(row.last.content, EXCERPT),
    isOwn: row.last.side === row.side,
    sentAt: row.last.createdAt.toISOString(),
  },
  unread: row.unread,
})
