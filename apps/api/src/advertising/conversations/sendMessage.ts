import type { Side } from '@inzrt/contracts/conversation/conversation'
import { foldLetters } from '@inzrt/domain/text'
import { DAY_MS } from '@inzrt/domain/time'
import { answersTo, otherSide, type Question } from '@inzrt/rules/deal'
import { messageWarnings } from '@inzrt/rules/moderation'
import { eq } from 'drizzle-orm'
import { notifyBrowsers } from '../../messages/push/notifyBrowsers.ts'
import { conversations, participants } from '../../platform/database/schema/conversations.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { ConversationParts } from './ConversationParts.ts'
import { changeMark, firstMessages, readMessages } from './conversations.repository.ts'
import { takePhotos } from './messagePhotos.repository.ts'
import { pathFor } from './pathFor.ts'
import { type Sides, sidesOf } from './sidesOf.ts'

export type Words = Readonly<{
  content: string
  phone: string | null
  question?: Question | null
  /** Tokens of uploaded pictures. */
  photos?: readonly string[]
}>

/** The last message, where it says the same: somebody pressed twice, or their program for mail did. */
const findRepeated = async (
  tx: Transaction,
  { conversation }: Sides,
  side: Side,
  { content }: Words,
  now: Date,
) => {
  const [last] = (await readMessages(tx, conversation.id, { limit: 1 })).messages
  const isSame =
    last?.side === side &&
    foldLetters(last.content) === foldLetters(content) &&
    now.getTime() - last.createdAt.getTime() < DAY_MS

  return isSame ? last : null
}

/**
 * Puts a message into a conversation and tells the other one by letter, and in browsers that are to say so. One that repeats the last counts once, unless it
 * says something each time or brings photos.
 */
export const sendMessage = async (
  tx: Transaction,
  parts: ConversationParts,
  sides: Sides,
  side: Side,
  { content, phone, question = null, photos = [] }: Words,
  { mayRepeat = false }: Readonly<{ mayRepeat?: boolean }> = {},
) => {
  const words = { content: content.trim(), phone, question }
  const now = parts.clock()
  const { conversation, ad } = sides
  const repeated =
    mayRepeat || photos.length > 0 ? null : await findRepeated(tx, sides, side, words, now)
  if (repeated) return repeated
  const [message] = await tx
    .insert(messages)
    .values({ conversationId: conversation.id, side, ...words, createdAt: now })
    .returning()
  if (!message) throw new Error('No message was kept.')
  if (photos.length > 0) await takePhotos(tx, { message, tokens: photos, brand: ad.brandCode })
  await tx
    .update(conversations)
    .set({ lastMessageAt: now })
    .where(eq(conversations.id, conversation.id))
  await tx
    .update(participants)
    .set({ hiddenAt: null })
    .where(eq(participants.conversationId, conversation.id))
  await changeMark(tx, { conversationId: conversation.id, side }, { lastReadId: message.id })
  const to = otherSide(side)
  const { [to]: reader, [side]: writer } = sidesOf(sides)
  if (reader.userId !== null)
    await notifyBrowsers(tx, parts.outbox, {
      userId: reader.userId,
      brand: ad.brandCode,
      template: 'messageNews',
      payload: { conversationId: conversation.id, heading: ad.heading },
    })
  const isFirst = (await firstMessages(tx, conversation.id)).has(message.id)
  await parts.outbox.enqueue(tx, {
    channel: 'email',
    brand: ad.brandCode,
    template: 'adMessage',
    to: reader.email,
    userId: reader.userId,
    payload: {
      heading: ad.heading,
      slug: ad.slug,
      to,
      name: writer.name,
      content: words.content,
      ...(question === 'call'
        ? { phone: null, isPhoneThere: true }
        : { phone, isPhoneThere: false }),
      photos: photos.length,
      answers: question ? answersTo(question) : [],
      path: pathFor(parts.links, conversation.id, to, reader),
      replyTo:
        (reader.email &&
          parts.replies?.of({ conversationId: conversation.id, side: to, email: reader.email })) ||
        null,
      warnings: messageWarnings(words.content, { isFirst }),
    },
  })

  return message
}
