import { ReplyFormSchema } from '@inzrt/rules/forms'
import * as z from 'zod/mini'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { MailInlet, MailRefusal } from '../../messages/inlet/openMailInlet.ts'
import type { ConversationParts } from './ConversationParts.ts'
import { canReach } from './canReach.ts'
import { findConversation, readMarks } from './conversations.repository.ts'
import type { ReplyAddresses } from './replyAddresses.ts'
import { sendMessage } from './sendMessage.ts'
import { sidesOf } from './sidesOf.ts'

type Parts = ConversationParts & Readonly<{ replies: ReplyAddresses }>

/** More than somebody answers, fewer than two machines that answer each other. What is refused costs work, too. */
const BY_MAIL = { name: 'letters to a reply address', limit: 60, seconds: 3_600 } as const

const refusal = (code: number, text: string): MailRefusal => ({ code, text })
const UNKNOWN = refusal(550, 'Takova adresa tu neni.')
const FOREIGN = refusal(550, 'Odpovezte prosim z adresy, na kterou zprava prisla.')
const OVER = refusal(550, 'Do teto konverzace uz psat nejde.')
const WRONG = refusal(554, 'Zprava je prazdna nebo prilis dlouha. Odpovezte prosim na portalu.')
const TOO_MANY = refusal(450, 'Prilis mnoho zprav. Zkuste to prosim pozdeji.')

/**
 * Puts answers to letters into their conversations. The address says into which and as whom, and only the mailbox it was
 * sent to may use it; what machines answer is taken and thrown away.
 */
export const createReplyReceiver = (parts: Parts): MailInlet => {
  const { database, attempts, replies } = parts
  const { db } = database

  const find = async (address: string) => {
    const asked = replies.read(address)
    const sides = asked && (await findConversation(db, asked.conversationId))
    if (!sides) return null
    const { email, userId } = sidesOf(sides)[asked.side]
    const isTheirs = email !== null && replies.isOf({ ...asked, email }, asked.signature)

    return isTheirs ? { ...asked, sides, email, userId } : null
  }

  return {
    refusalOf: async (address) => {
      if (!(await find(address))) return UNKNOWN

      return (await attempts.isFirst(BY_MAIL, address.toLowerCase())) ? null : TOO_MANY
    },

    receive: async (address, { from, isAutomatic, text }) => {
      const found = await find(address)
      if (!found) return UNKNOWN
      if (isAutomatic) return null
      const { sides, side, conversationId, email, userId } = found
      if (!from || foldEmail(from) !== foldEmail(email)) return FOREIGN
      const reply = z.safeParse(ReplyFormSchema, { text })
      if (!reply.success) return WRONG

      return db.transaction(async (tx) => {
        if (userId !== null) await holdAccount(tx, userId)
        const marks = await readMarks(tx, conversationId)
        if (!canReach(sides, side, marks)) return OVER
        await sendMessage(tx, parts, sides, side, { content: reply.data.text, phone: null })

        return null
      })
    },
  }
}
