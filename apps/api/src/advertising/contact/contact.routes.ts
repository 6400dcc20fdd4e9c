import { revealPhoneCall } from '@inzrt/contracts/ads/contact'
import { sendMessageCall } from '@inzrt/contracts/wire/message'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import type { AdsRepository } from '../../catalogue/ads/ads.repository.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { adNotFound, ageNotProved } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import { beginConversation } from '../conversations/beginConversation.ts'
import type { ConversationParts } from '../conversations/ConversationParts.ts'
import { noPhoneShown } from './contactProblems.ts'
import { countStat } from './countStat.ts'

export type ContactParts = ConversationParts &
  Readonly<{ ads: AdsRepository; sections: SectionsRepository }>

/** Enough for somebody who looks for a car all evening, too few to copy the portal. */
const REVEALS = { name: 'reveals of client', limit: 30, seconds: 3_600 } as const
const REVEALS_A_DAY = { name: 'reveals of client a day', limit: 300, seconds: 86_400 } as const
const MESSAGES = { name: 'messages of client', limit: 20, seconds: 3_600 } as const

/** Reaching the advertiser. */
export const contactRoutes: FastifyPluginAsync<ContactParts> = async (app, parts) => {
  const { database, ads, sections, attempts, clock } = parts

  const find = async ({ params, caller }: { params: { slug: string }; caller: Caller }) => {
    const id = adIdOf(params.slug)
    const record = id === null ? null : await ads.findPublished(id, caller.brand)
    if (!record) throw adNotFound()
    const section = await (await sections.catalogue()).sectionOf(record.ad)
    if (section.requiresAgeProof && !caller.isAgeProved) throw ageNotProved()

    return record
  }
  const missing = { missing: adNotFound }

  serveCall(
    app,
    revealPhoneCall,
    async (asked) => {
      const { ad } = await find(asked)
      if (!ad.showPhone || !ad.phone) throw noPhoneShown()
      const client = clientOf(asked.caller.address)
      await attempts.take(REVEALS, client)
      await attempts.take(REVEALS_A_DAY, client)
      await countStat(database.db, ad.id, 'reveals', clock())

      return { data: { phoneNumber: ad.phone } }
    },
    missing,
  )

  serveCall(
    app,
    sendMessageCall,
    async (asked) => {
      const record = await find(asked)
      const sentAt = clock()

      return idempotently(database, keyedWrite(asked, sentAt), {
        prepare: () => attempts.take(MESSAGES, clientOf(asked.caller.address)),
        make: async (tx) => {
          const conversationId = await beginConversation(tx, parts, record, asked)

          return { data: { sentAt: sentAt.toISOString(), conversationId } }
        },
      })
    },
    missing,
  )
}
