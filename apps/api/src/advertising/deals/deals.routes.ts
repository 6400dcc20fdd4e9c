import { changeDealCall } from '@inzrt/contracts/conversation/deal'
import type { DealEvent } from '@inzrt/rules/deal'
import type { FastifyPluginAsync } from 'fastify'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { canReach } from '../conversations/canReach.ts'
import { conversationNotFound, noMoreMessages } from '../conversations/conversationProblems.ts'
import { readMarks } from '../conversations/conversations.repository.ts'
import { createConversationFinder } from '../conversations/createConversationFinder.ts'
import type { Sides } from '../conversations/sidesOf.ts'
import { takeReply } from '../conversations/takeReply.ts'
import { changeDeal } from './changeDeal.ts'
import { adIsOver, noDeal } from './dealProblems.ts'
import { readDeal } from './deals.repository.ts'
import { isForSale } from './isForSale.ts'
import { toDealView } from './toDealView.ts'

/** What asks for an ad that still is one. */
const BEGINS: ReadonlySet<DealEvent> = new Set(['offer', 'counter', 'accept', 'reserve'])
const LIVES: ReadonlySet<Sides['ad']['state']> = new Set(['published', 'paused', 'closed'])

/** What two people agree on about a thing. */
export const dealsRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, sections, ownedAds, attempts, clock } = parts
  const { find } = createConversationFinder(parts)

  serveCall(
    app,
    changeDealCall,
    async (asked) => {
      const { sides, side, id } = await find(asked)
      const { body } = asked
      if (!(await isForSale(sections, sides))) throw noDeal()
      const section = await (await sections.catalogue()).sectionOf(sides.ad)
      const now = clock()
      const { slug } = await idempotently(database, keyedWrite(asked, now), {
        prepare: () => takeReply(attempts, asked.caller.address, { id, side }),
        make: async (tx) => {
          if (asked.user) await holdAccount(tx, asked.user.userId)
          const locked = await ownedAds.lock(tx, sides.ad.id, sides.ad.brandCode)
          if (!locked || (BEGINS.has(body.event) && !LIVES.has(locked.state))) throw adIsOver()
          const isHeard = canReach(sides, side, await readMarks(tx, id))
          if (!isHeard && body.event !== 'release') throw noMoreMessages()
          const amount = 'amount' in body ? body.amount : null

          const { slug: moved } = await changeDeal(tx, parts, {
            sides,
            side,
            event: body.event,
            amount,
            ad: locked,
            section,
            now,
          })

          return { slug: moved }
        },
      })

      const deal = await readDeal(database.db, id, now)

      return asked.outdate({ data: toDealView(deal, side, now) }, [slug, section.slug])
    },
    { missing: conversationNotFound },
  )
}
