import type { MessageBody } from '@inzrt/contracts/wire/message'
import { foldLetters } from '@inzrt/domain/text'
import { questionsFor } from '@inzrt/rules/deal'
import { FIELD_LABEL, formMessage } from '@inzrt/rules/forms'
import type { AdType } from '@inzrt/rules/listing'
import type { AdRecord } from '../../catalogue/ads/ads.repository.ts'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { countStat } from '../contact/countStat.ts'
import { takeOverBlocks } from './blocks.repository.ts'
import type { ConversationParts } from './ConversationParts.ts'
import {
  noMailShown,
  noMoreMessages,
  ownAd,
  sentToMany,
  unsuitableQuestion,
} from './conversationProblems.ts'
import { findConversation, readMarks } from './conversations.repository.ts'
import { findOrAddConversation } from './findOrAddConversation.ts'
import { pathFor } from './pathFor.ts'
import { sendMessage } from './sendMessage.ts'
import { sidesOf } from './sidesOf.ts'

/** Too few characters to be more than a usual question. */
const USUAL = 60
/** The same long words to more ads than this a day are an advertisement, under one address or from one network. */
const ALIKE = { name: 'same first messages', limit: 10, seconds: 86_400 } as const
/** No thirty people write the same long words in a day. */
const ALIKE_OF_ALL = { name: 'same first messages of all', limit: 30, seconds: 86_400 } as const
/** Anyone who names a foreign address floods nobody's mailbox. */
const LETTERS = { name: 'letters of conversations to address', limit: 20, seconds: 86_400 } as const

type Begun = Readonly<{ body: MessageBody; user: SignedIn | null; caller: Caller }>

/** A question is one that suits the ad; somebody who wants to be called says where. */
const refuseQuestion = (type: AdType, { question, phoneNumber }: MessageBody): void => {
  if (!question) return
  if (!questionsFor(type).some((one) => one.question === question)) throw unsuitableQuestion()
  if (question === 'call' && !phoneNumber)
    throw invalidFields({ phoneNumber: [formMessage.required(FIELD_LABEL.phone)] })
}

/** Words sent to many are somebody's advertisement. Anyone names a new address each time, so a network counts, too. */
const refuseAdvertisement = async (
  { attempts }: ConversationParts,
  tx: Transaction,
  { body: { email = '', content }, user, caller }: Begun,
): Promise<void> => {
  if (content.length < USUAL) return
  const words = foldLetters(content)
  const tries = [
    [ALIKE, 'sender', user ? `user ${user.userId}` : foldEmail(email)],
    [ALIKE, 'client', clientOf(caller.address)],
    [ALIKE_OF_ALL],
  ] as const
  for (const [budget, ...from] of tries)
    if (!(await attempts.tryOnce(tx, budget, [...from, words])).isAllowed) throw sentToMany()
}

/**
 * Begins a conversation with the advertiser of an ad, or goes on with it. Anyone can name an address: what comes under
 * one that has a conversation already is not put into it: a letter brings the link to write it from, and none of the words. So it is with
 * what comes under one that was blocked: who did that is nobody's to learn by naming it.
 * @returns the conversation of an account; null: the link is in a letter
 */
export const beginConversation = async (
  tx: Transaction,
  parts: ConversationParts,
  { ad }: AdRecord,
  begun: Begun,
): Promise<number | null> => {
  const { body, user } = begun
  const { attempts, outbox, clock, links } = parts
  const { email = '', phoneNumber, content, question } = body
  if (!user && !email) throw invalidFields({ email: [formMessage.required(FIELD_LABEL.email)] })
  refuseQuestion(ad.type, body)
  if (user) await holdAccount(tx, user.userId)
  if (user && user.userId === ad.userId) throw ownAd()
  const now = clock()
  await refuseAdvertisement(parts, tx, begun)
  const { id, isNew } = await findOrAddConversation(
    tx,
    { adId: ad.id, userId: user?.userId ?? null, email, name: body.name?.trim() || null },
    now,
  )
  const sides = await findConversation(tx, id, ad.brandCode)
  if (!sides) throw new Error('A conversation is gone.')
  const { seller: advertiser, buyer } = sidesOf(sides)
  if (!ad.showEmail || (!advertiser.email && advertiser.userId === null)) throw noMailShown()
  if (isNew) await takeOverBlocks(tx, sides)
  const isBlocked = (await readMarks(tx, id)).seller.blockedAt !== null
  if (isBlocked && user) throw noMoreMessages()
  const isSent = !isBlocked && (isNew || user !== null)
  if (isSent) {
    await sendMessage(tx, parts, sides, 'buyer', {
      content,
      phone: phoneNumber || null,
      question: question ?? null,
    })
    await countStat(tx, ad.id, 'messages', now)
  }
  if (user) return id
  const { isAllowed } = await attempts.tryOnce(tx, LETTERS, [foldEmail(email)])
  if (isAllowed)
    await outbox.enqueue(tx, {
      channel: 'email',
      brand: ad.brandCode,
      to: email,
      template: 'conversationLink',
      payload: { heading: ad.heading, isSent, path: pathFor(links, id, 'buyer', buyer) },
    })

  return null
}
