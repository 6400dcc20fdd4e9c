import type { Side } from '@inzrt/contracts/conversation/conversation'
import { CONVERSATION_PHOTOS_MAX } from '@inzrt/rules/limits'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { participants } from '../../platform/database/schema/conversations.ts'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import type { Queryable, Transaction } from '../../platform/database/Transaction.ts'
import { takeUpload } from '../uploads/takeUpload.ts'
import { lostPhoto, tooManyPhotos } from './conversationProblems.ts'

type Taken = Readonly<{
  message: Pick<typeof messages.$inferSelect, 'id' | 'conversationId' | 'side'>
  tokens: readonly string[]
  brand: Brand
}>

/** One at a time of each side, so that no two messages count the same photos. */
const holdSide = (tx: Transaction, conversationId: number, side: Side) =>
  tx
    .select({ side: participants.side })
    .from(participants)
    .where(and(eq(participants.conversationId, conversationId), eq(participants.side, side)))
    .for('update')

const countPhotos = async (tx: Transaction, conversationId: number, side: Side) => {
  const [counted] = await tx
    .select({ photos: count() })
    .from(messagePhotos)
    .innerJoin(messages, eq(messages.id, messagePhotos.messageId))
    .where(and(eq(messages.conversationId, conversationId), eq(messages.side, side)))

  return counted?.photos ?? 0
}

/** Gives uploaded pictures to a message. Only the two of the conversation see them. */
export const takePhotos = async (
  tx: Transaction,
  { message, tokens, brand }: Taken,
): Promise<void> => {
  const { conversationId, side } = message
  await holdSide(tx, conversationId, side)
  if ((await countPhotos(tx, conversationId, side)) + tokens.length > CONVERSATION_PHOTOS_MAX)
    throw tooManyPhotos()
  for (const token of tokens) {
    const picture = await takeUpload(tx, token, brand)
    if (!picture) throw lostPhoto()
    await tx.insert(messagePhotos).values({ messageId: message.id, ...picture })
  }
}

export type MessagePhoto = typeof messagePhotos.$inferSelect

/** Photos of messages, in their order. */
export const photosOf = async (
  on: Queryable,
  messageIds: readonly number[],
): Promise<readonly MessagePhoto[]> =>
  messageIds.length === 0
    ? []
    : on
        .select()
        .from(messagePhotos)
        .where(inArray(messagePhotos.messageId, [...messageIds]))
        .orderBy(asc(messagePhotos.id))
