import type { DecisionGround } from '@inzrt/domain/moderation'
import { eq } from 'drizzle-orm'
import type { ads } from '../../database/schema/ads.ts'
import { users } from '../../database/schema/users.ts'
import type { Transaction } from '../../database/Transaction.ts'
import type { Sites } from '../../mail/Site.ts'
import type { Outbox } from '../../outbox/Outbox.ts'
import { tellBySms } from '../../sms/sending/tellBySms.ts'

type Ad = typeof ads.$inferSelect

/** What news are told by; texts carry whole addresses, letters make their own. */
export type NewsParts = Readonly<{ outbox: Outbox; sites: Sites }>

/** What an advertiser is told of a decision. */
export type News =
  | Readonly<{ kind: 'approved' | 'restored' }>
  | Readonly<{ kind: 'appealed'; isUpheld: boolean; answer: string }>
  | Readonly<{ kind: 'changed'; movedTo: string | null; facts: string | null; token: string }>
  | Readonly<{
      kind: 'rejected' | 'blocked'
      ground: DecisionGround
      facts: string
      token: string
      wasPicked: boolean
    }>

/** Where an advertiser is written to: the account's address, or the one a guest gave. */
export const addressOf = async (tx: Transaction, ad: Ad): Promise<string | null> => {
  if (ad.userId === null) return ad.email
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ad.userId))

  return user?.email || ad.email
}

/** Writes to the advertiser; one who gave a phone only is sent a text. */
export const tellAdvertiser = async (
  tx: Transaction,
  parts: NewsParts,
  ad: Ad,
  news: News,
): Promise<void> => {
  const to = await addressOf(tx, ad)
  if (!to) return tellBySms(tx, parts, ad, news)
  const { outbox } = parts
  const { heading, slug } = ad
  const letter = { channel: 'email', brand: ad.brandCode, to } as const
  if (news.kind === 'rejected' || news.kind === 'blocked') {
    const { kind, ...reasons } = news
    const template = kind === 'rejected' ? 'adRejected' : 'adBlocked'
    return outbox.enqueue(tx, { ...letter, template, payload: { heading, ...reasons } })
  }
  if (news.kind === 'changed') {
    const { kind: _, ...change } = news
    const payload = { heading, slug, ...change }
    return outbox.enqueue(tx, { ...letter, template: 'adChanged', payload })
  }
  if (news.kind === 'appealed') {
    const { isUpheld, answer } = news
    const payload = { heading, slug, isUpheld, answer }
    return outbox.enqueue(tx, { ...letter, template: 'appealDecision', payload })
  }
  const payload = { heading, slug, isRestored: news.kind === 'restored' }
  return outbox.enqueue(tx, { ...letter, template: 'adApproved', payload })
}
