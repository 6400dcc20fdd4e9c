import type { Side } from '@inzrt/contracts/conversation/conversation'
import { ID_MAX } from '@inzrt/domain/slug'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ConversationParts } from './ConversationParts.ts'
import { conversationNotFound } from './conversationProblems.ts'
import { findConversation } from './conversations.repository.ts'
import { type Sides, sidesOf } from './sidesOf.ts'

export type AskedConversation = Readonly<{
  params: { conversationId: string }
  query: { s?: string | undefined }
  caller: Caller
  user: SignedIn | null
}>

type FoundConversation = Readonly<{ sides: Sides; side: Side; id: number }>

/** Finds a conversation for its two people and nobody else: an account, or anyone who was sent the link. */
export const createConversationFinder = ({
  database,
  links,
}: Pick<ConversationParts, 'database' | 'links'>) => {
  const sideOf = (sides: Sides, { query, user }: AskedConversation): Side | null => {
    const people = sidesOf(sides)
    const isTheirs = (side: Side): boolean => {
      const { userId, email } = people[side]
      if (userId !== null) return user?.userId === userId
      const holder = email && { conversationId: sides.conversation.id, side, email }

      return Boolean(holder && query.s && links.isOf(holder, query.s))
    }

    return (['seller', 'buyer'] as const).find(isTheirs) ?? null
  }

  const lookFor = async (asked: AskedConversation): Promise<FoundConversation | null> => {
    const id = Number(asked.params.conversationId)
    const sides = id > ID_MAX ? null : await findConversation(database.db, id, asked.caller.brand)
    const side = sides && sideOf(sides, asked)

    return sides && side ? { sides, side, id } : null
  }

  return {
    lookFor,
    /** @throws Problem 404, one for a conversation that is not there and for one of others */
    find: async (asked: AskedConversation): Promise<FoundConversation> => {
      const found = await lookFor(asked)
      if (!found) throw conversationNotFound()

      return found
    },
  }
}
