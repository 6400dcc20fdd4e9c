import type { MessageBody } from '@inzrt/contracts/wire/message'
import type { AdRecord } from '../../catalogue/ads/ads.repository.ts'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { messages } from '../../platform/database/schema/messages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { noMailShown } from './contactProblems.ts'
import { countStat } from './countStat.ts'

type Parts = Readonly<{ outbox: Outbox }>
type Sent = Readonly<{ body: MessageBody; caller: Caller; user: SignedIn | null }>

/** Keeps a buyer's message and mails it to the seller, whose address the buyer never learns. */
export const storeMessage = async (
  tx: Transaction,
  { outbox }: Parts,
  { ad, user: owner }: AdRecord,
  { body, caller, user }: Sent,
  now: Date,
): Promise<void> => {
  const proved = ad.emailVerifiedAt ? ad.email : owner?.email
  const to = ad.showEmail ? proved : null
  if (!to) throw noMailShown()
  const { name = null, email, phoneNumber, content } = body
  if (user) await holdAccount(tx, user.userId)
  await tx.insert(messages).values({
    ...{ adId: ad.id, senderId: user?.userId ?? null, content, createdAt: now },
    ...{ senderName: name, senderEmail: email, senderPhone: phoneNumber || null },
  })
  await countStat(tx, ad.id, 'messages', now)
  await outbox.enqueue(tx, {
    channel: 'email',
    brand: caller.brand,
    to,
    template: 'adMessage',
    payload: {
      heading: ad.heading,
      slug: ad.slug,
      name,
      email,
      phone: phoneNumber || null,
      content,
    },
  })
}
