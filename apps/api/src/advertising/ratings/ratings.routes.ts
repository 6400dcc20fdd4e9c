import type { Side } from '@inzrt/contracts/conversation/conversation'
import { answerRatingCall, rateDealCall } from '@inzrt/contracts/conversation/rating'
import type { FastifyPluginAsync } from 'fastify'
import { PROFILES } from '../../catalogue/advertisers/profiles.ts'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { type CallRequest, serveCall } from '../../platform/http/serveCall.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { conversationNotFound } from '../conversations/conversationProblems.ts'
import { createConversationFinder } from '../conversations/createConversationFinder.ts'
import { REPLIES } from '../conversations/replies.ts'
import type { Sides } from '../conversations/sidesOf.ts'
import { answerRating } from './answerRating.ts'
import { holdSides } from './holdSides.ts'
import { rateDeal } from './rateDeal.ts'
import { notHandedOver } from './ratingProblems.ts'
import { readRatingsView } from './toRatingsView.ts'

/** What the two of a deal say of each other. */
export const ratingsRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, attempts, clock } = parts
  const { find } = createConversationFinder(parts)
  const missing = { missing: conversationNotFound }

  const write = async (
    asked: CallRequest<typeof rateDealCall> | CallRequest<typeof answerRatingCall>,
    change: (tx: Transaction, sides: Sides, side: Side, now: Date) => Promise<void>,
  ) => {
    const { side, sides: asFound } = await find(asked)
    const now = clock()

    await idempotently(database, keyedWrite(asked, now), {
      prepare: () => attempts.take(REPLIES, clientOf(asked.caller.address)),
      make: async (tx) => {
        if (asked.user) await holdAccount(tx, asked.user.userId)
        const sides = await holdSides(tx, asFound)
        await change(tx, sides, side, now)

        return { isDone: true }
      },
    })
    const data = await readRatingsView(database.db, asFound, side, now)
    if (!data) throw notHandedOver()

    return { data }
  }

  serveCall(
    app,
    rateDealCall,
    async (asked) => {
      const { body } = asked
      const answer = await write(asked, (tx, sides, side, now) =>
        rateDeal(tx, parts, { sides, side, body, now }),
      )

      return asked.outdate(answer, [PROFILES])
    },
    missing,
  )

  serveCall(
    app,
    answerRatingCall,
    async (asked) => {
      const { text } = asked.body
      const answer = await write(asked, (tx, sides, side, now) =>
        answerRating(tx, { sides, side, text, now }),
      )

      return asked.outdate(answer, [PROFILES])
    },
    missing,
  )
}
