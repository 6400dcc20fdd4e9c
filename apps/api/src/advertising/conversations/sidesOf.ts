import type { Side } from '@inzrt/contracts/conversation/conversation'
import { advertiserName } from '@inzrt/rules/names'
import type { AdRecord } from '../../catalogue/ads/ads.repository.ts'
import type { conversations } from '../../platform/database/schema/conversations.ts'
import type { users } from '../../platform/database/schema/users.ts'

type User = typeof users.$inferSelect

export type Sides = Readonly<{
  conversation: typeof conversations.$inferSelect
  ad: AdRecord['ad']
  seller: User | null
  buyer: User | null
}>

/** Where letters to one side go, and how the other one knows it. */
export type Person = Readonly<{
  userId: number | null
  /** Only an address that was proved, or the one a guest gave. */
  email: string | null
  /** null: has said none. */
  name: string | null
}>

const provedEmail = (user: User | null): string | null =>
  user?.emailVerifiedAt && !user.deletedAt ? user.email : null

/** The advertiser as the ad shows them. */
export const toSeller = ({ ad, seller }: Pick<Sides, 'ad' | 'seller'>): Person => ({
  userId: ad.userId,
  email: (ad.emailVerifiedAt ? ad.email : null) ?? provedEmail(seller),
  name: advertiserName({
    companyName: seller?.companyName,
    nickname: ad.nickname,
    firstName: ad.showName ? ad.firstName : null,
    lastName: ad.showSurname ? ad.lastName : null,
  }),
})

const toBuyer = ({ conversation, buyer }: Sides): Person => ({
  userId: conversation.buyerId,
  email: conversation.buyerId === null ? conversation.buyerEmail : provedEmail(buyer),
  name: conversation.buyerName,
})

/** The two of a conversation. */
export const sidesOf = (sides: Sides): Readonly<Record<Side, Person>> => ({
  buyer: toBuyer(sides),
  seller: toSeller(sides),
})
