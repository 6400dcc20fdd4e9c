import {
  MESSAGES_SHOWN,
  markConversationCall,
  readConversationCall,
  reportConversationCall,
  type Side,
  writeMessageCall,
} from '@inzrt/contracts/conversation/conversation'
import { hearConversationsCall } from '@inzrt/contracts/conversation/live'
import { MAX_INT } from '@inzrt/contracts/wire/scalar'
import { fieldErrors, ReplyFormSchema } from '@inzrt/domain/forms'
import type { FastifyPluginAsync } from 'fastify'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { idempotently } from '../placing/idempotently.ts'
import { keyedWrite } from '../placing/keyedWrite.ts'
import type { ConversationParts } from './ConversationParts.ts'
import { canReach } from './canReach.ts'
import { conversationNotFound, noMoreMessages } from './conversationProblems.ts'
import {
  changeMark,
  findConversation,
  firstMessages,
  markRead,
  readMarks,
  readMessages,
} from './conversations.repository.ts'
import { REPLIES } from './REPLIES.ts'
import { reportConversation } from './reportConversation.ts'
import { sendMessage } from './sendMessage.ts'
import { type Sides, sidesOf } from './sidesOf.ts'
import { toConversation, toMessage } from './toConversation.ts'

type Asked = Readonly<{
  params: { conversationId: string }
  query: { s?: string | undefined }
  caller: Caller
  user: SignedIn | null
}>

const MARKED = {
  hide: 'Konverzace je skrytá.',
  show: 'Konverzace je zpátky v\u00a0seznamu.',
  block: 'Druhá strana vám už nenapíše.',
  unblock: 'Druhá strana vám zase může psát.',
} as const

/** Reading and writing what two people say about an ad; it is theirs and nobody else's. */
export const conversationsRoutes: FastifyPluginAsync<ConversationParts> = async (app, parts) => {
  const { database, attempts, clock, links } = parts
  const { db } = database

  /** Which side asks: an account, or anyone who was sent the link. */
  const sideOf = (sides: Sides, { query, user }: Asked): Side | null => {
    const people = sidesOf(sides)
    const isTheirs = (side: Side): boolean => {
      const { userId, email } = people[side]
      if (userId !== null) return user?.userId === userId
      const holder = email && { conversationId: sides.conversation.id, side, email }

      return Boolean(holder && query.s && links.isOf(holder, query.s))
    }

    return (['seller', 'buyer'] as const).find(isTheirs) ?? null
  }

  const lookFor = async (asked: Asked) => {
    const id = Number(asked.params.conversationId)
    const sides = id > MAX_INT ? null : await findConversation(db, id, asked.caller.brand)
    const side = sides && sideOf(sides, asked)

    return sides && side ? { sides, side, id } : null
  }

  const find = async (asked: Asked) => {
    const found = await lookFor(asked)
    if (!found) throw conversationNotFound()

    return found
  }
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
      const [marks, firsts] = await Promise.all([readMarks(db, id), firstMessages(db, id)])

      return { data: toConversation({ sides, side, marks, firsts, rows, hasEarlier }, clock()) }
    },
    missing,
  )

  serveCall(
    app,
    writeMessageCall,
    async (asked) => {
      const { sides, side, id } = await find(asked)

      return idempotently(database, keyedWrite(asked, clock()), {
        prepare: () => attempts.take(REPLIES, clientOf(asked.caller.address)),
        make: async (tx) => {
          if (asked.user) await holdAccount(tx, asked.user.userId)
          const marks = await readMarks(tx, id)
          if (!canReach(sides, side, marks)) throw noMoreMessages()
          const { content } = asked.body
          refuseFaults(fieldErrors(ReplyFormSchema, { text: content }))
          const words = { content, phone: null }
          const message = await sendMessage(tx, parts, sides, side, words)

          return { data: toMessage(message, side, { marks, firsts: await firstMessages(tx, id) }) }
        },
      })
    },
    missing,
  )

  serveCall(
    app,
    markConversationCall,
    async (asked) => {
      const { side, id } = await find(asked)
      const { body } = asked
      const of = { conversationId: id, side }
      if (body.event === 'read') {
        await markRead(db, of, body.upTo)

        return { message: 'Přečteno.' }
      }
      const change = {
        hide: { hiddenAt: clock() },
        show: { hiddenAt: null },
        block: { blockedAt: clock() },
        unblock: { blockedAt: null },
      }[body.event]
      await changeMark(db, of, change)

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
