import type { Side } from '@inzrt/contracts/conversation/conversation'
import { CONVERSATION_PHOTOS_MAX } from '@inzrt/domain/limits'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { participants } from '../../platform/database/schema/conversations.ts'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
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

/** Gives uploaded pictures to a message. From then on no ad takes them, and only the two of the conversation see them. */
export const takePhotos = async (
  tx: Transaction,
  { message, tokens, brand }: Taken,
): Promise<void> => {
  const { conversationId, side } = message
  await holdSide(tx, conversationId, side)
  if ((await countPhotos(tx, conversationId, side)) + tokens.length > CONVERSATION_PHOTOS_MAX)
    throw tooManyPhotos()
  for (const token of tokens) {
    const [picture] = await tx
      .delete(adImages)
      .where(
        and(
          eq(adImages.tokenHash, sha256(token)),
          eq(adImages.brandCode, brand),
          isNull(adImages.adId),
          isNull(adImages.proposedFor),
        ),
      )
      .returning({ path: adImages.path, width: adImages.width, height: adImages.height })
    if (!picture) throw lostPhoto()
    await tx.insert(messagePhotos).values({ messageId: message.id, ...picture })
  }
}

export type MessagePhoto = typeof messagePhotos.$inferSelect

/** Photos of messages, in their order. */
export const photosOf = async (
  on: Transaction | Database['db'],
  messageIds: readonly number[],
): Promise<readonly MessagePhoto[]> =>
  messageIds.length === 0
    ? []
    : on
        .select()
        .from(messagePhotos)
        .where(inArray(messagePhotos.messageId, [...messageIds]))
        .orderBy(asc(messagePhotos.id))
