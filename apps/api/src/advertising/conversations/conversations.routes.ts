import {
  MESSAGES_SHOWN,
  markConversationCall,
  readConversationCall,
  reportConversationCall,
  writeMessageCall,
} from '@inzrt/contracts/conversation/conversation'
import { hearConversationsCall } from '@inzrt/contracts/conversation/live'
import { fieldErrors, ReplyFormSchema } from '@inzrt/rules/forms'
import type { FastifyPluginAsync } from 'fastify'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import { markPageRead } from '../../messages/notifications/markPageRead.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { readDeal } from '../deals/deals.repository.ts'
import { isForSale } from '../deals/isForSale.ts'
import { toDealView } from '../deals/toDealView.ts'
import { readRatingsView } from '../ratings/toRatingsView.ts'
import { setBlocked } from './blocks.repository.ts'
import { canReach } from './canReach.ts'
import { conversationNotFound, noMoreMessages, noPhotosYet } from './conversationProblems.ts'
import {
  changeMark,
  findMessage,
  firstMessages,
  markRead,
  readMarks,
  readMessages,
} from './conversations.repository.ts'
import { createConversationFinder } from './createConversationFinder.ts'
import { maySendPhotos } from './maySendPhotos.ts'
import { photosOf } from './messagePhotos.repository.ts'
import { reportConversation } from './reportConversation.ts'
import { sendMessage } from './sendMessage.ts'
import { takeReply } from './takeReply.ts'
import { toConversation, toMessage } from './toConversation.ts'

const MARKED = {
  hide: 'Konverzace je skrytá.',
  show: 'Konverzace je zpátky v\u00a0seznamu.',
  block: 'Druhá strana vám už nenapíše.',
  unblock: 'Druhá strana vám zase může psát.',
} as const

/** Reading and writing what two people say about an ad; it is theirs and nobody else's. */
export const conversationsRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, sections, attempts, fileSeal, clock } = parts
  const { db } = database
  const seal = fileSeal.seal
  const readShown = async (id: number, rows: readonly { id: number }[]) => {
    const [marks, firsts, photos] = await Promise.all([
      readMarks(db, id),
      firstMessages(db, id),
      photosOf(
        db,
        rows.map((row) => row.id),
      ),
    ])

    return { marks, firsts, photos, seal }
  }
  const { find, lookFor } = createConversationFinder(parts)
  const missing = { missing: conversationNotFound }

  serveCall(
    app,
    readConversationCall,
    async (asked) => {
      const { sides, side, id } = await find(asked)
      const { messages: rows, hasEarlier } = await readMessages(db, id, {
        before: asked.query.before,
        limit: MESSAGES_SHOWN,
      })
      const now = clock()
      const shown = await readShown(id, rows)
      const deal = (await isForSale(sections, sides))
        ? toDealView(await readDeal(db, id, now), side, now)
        : null
      const ratings = deal && (await readRatingsView(db, sides, side, now))
      const read = { sides, side, shown, rows, hasEarlier, deal, ratings }

      return { data: toConversation(read, now) }
    },
    missing,
  )

  serveCall(
    app,
    writeMessageCall,
    async (asked) => {
      const { sides, side, id } = await find(asked)

      const written = await idempotently(database, keyedWrite(asked, clock()), {
        prepare: () => takeReply(attempts, asked.caller.address, { id, side }),
        make: async (tx) => {
          if (asked.user) await holdAccount(tx, asked.user.userId)
          const marks = await readMarks(tx, id)
          if (!canReach(sides, side, marks)) throw noMoreMessages()
          const { content, photos = [] } = asked.body
          refuseFaults(fieldErrors(ReplyFormSchema, { text: content }))
          if (photos.length > 0 && !maySendPhotos(side, await firstMessages(tx, id)))
            throw noPhotosYet()
          const words = { content, phone: null, photos }
          const message = await sendMessage(tx, parts, sides, side, words)

          return { id: message.id }
        },
      })
      const message = await findMessage(db, id, written.id)
      if (!message) throw conversationNotFound()

      return { data: toMessage(message, side, await readShown(id, [message])) }
    },
    missing,
  )

  serveCall(
    app,
    markConversationCall,
    async (asked) => {
      const { sides, side, id } = await find(asked)
      const { body } = asked
      const of = { conversationId: id, side }
      if (body.event === 'read') {
        await markRead(db, of, body.upTo)
        if (asked.user) await markPageRead(db, asked.user.userId, `/zpravy/${id}`, clock())

        return { message: 'Přečteno.' }
      }
      if (body.event === 'hide' || body.event === 'show')
        await changeMark(db, of, { hiddenAt: body.event === 'hide' ? clock() : null })
      else {
        const blockedAt = body.event === 'block' ? clock() : null
        await db.transaction((tx) => setBlocked(tx, sides, side, blockedAt))
      }

      return { message: MARKED[body.event] }
    },
    missing,
  )

  serveCall(
    app,
    reportConversationCall,
    async (asked) => {
      const { sides, side } = await find(asked)
      const { explanation = '' } = asked.body
      await db.transaction((tx) => reportConversation(tx, sides, side, explanation.trim(), clock()))

      return { message: 'Hlášení jsme přijali a\u00a0podíváme se na ně.' }
    },
    missing,
  )

  /** Of a link in one word: the number of a conversation and what lets somebody into it. */
  serveCall(
    app,
    hearConversationsCall,
    async ({ query, caller, user }) => {
      const found = await Promise.all(
        (query.links?.split(',') ?? []).map((link) => {
          const [conversationId = '', s] = link.split('.')

          return lookFor({ params: { conversationId }, query: { s }, caller, user })
        }),
      )
      const heard = found.flatMap((one) => (one ? [one.id] : []))
      if (!user && heard.length === 0) throw conversationNotFound()

      return { data: { account: user?.userId ?? null, conversations: heard } }
    },
    missing,
  )
}
