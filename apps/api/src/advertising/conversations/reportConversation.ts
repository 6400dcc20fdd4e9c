import type { Side } from '@inzrt/contracts/conversation/conversation'
import { otherSide } from '@inzrt/rules/deal'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { messagePhotos } from '../../platform/database/schema/messagePhotos.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { photosOf } from './messagePhotos.repository.ts'
import { type Sides, sidesOf } from './sidesOf.ts'

/** Enough to see what it is about. */
const SHOWN = 10

const WHO = { buyer: 'Zájemce píše inzerentovi', seller: 'Inzerent píše zájemci' } as const

/**
 * Reports what the other one writes at the desk that has the reports of ads. Our moderators see the words and photos
 * of the reported side alone, as they stood when they were reported.
 */
export const reportConversation = async (
  tx: Transaction,
  sides: Sides,
  side: Side,
  explanation: string,
  now: Date,
): Promise<void> => {
  const { conversation, ad } = sides
  const reported = otherSide(side)
  const words = await tx
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.conversationId, conversation.id), eq(messages.side, reported)))
    .orderBy(desc(messages.id))
    .limit(SHOWN)
  const shown = words.map(({ id }) => id)
  const photos = await photosOf(tx, shown)
  const quoted = words.toReversed().map(({ id, content }) => {
    const { length } = photos.filter(({ messageId }) => messageId === id)

    return `„${content}“${length > 0 ? ` (fotky: ${length})` : ''}`
  })
  const { email } = sidesOf(sides)[side]
  const [kept] = await tx
    .insert(reports)
    .values({
      adId: ad.id,
      kind: 'message',
      explanation: [explanation, `${WHO[reported]}:`, ...quoted].filter(Boolean).join('\n'),
      reporterEmail: email,
      // Once of each side of a conversation, as other reports are once of each visitor.
      visitorHash: `conversation ${conversation.id} ${side}`,
      url: `/${ad.slug}`,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ reportId: reports.id })
  if (kept) await tx.update(messagePhotos).set(kept).where(inArray(messagePhotos.messageId, shown))
}
