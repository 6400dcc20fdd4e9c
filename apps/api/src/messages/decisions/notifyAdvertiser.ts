import { eq } from 'drizzle-orm'
import type { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { notifyBySms } from '../sms/notifyBySms.ts'
import type { News, NewsParts } from './News.ts'

type Ad = typeof ads.$inferSelect

const STATEMENTS = {
  rejected: 'adRejected',
  changeRejected: 'adChangeRejected',
  blocked: 'adBlocked',
} as const

/** Where an advertiser is written to: the account's address, or the one a guest gave. */
export const addressOf = async (tx: Transaction, ad: Ad): Promise<string | null> => {
  if (ad.userId === null) return ad.email
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ad.userId))

  return user?.email || ad.email
}

/** Writes to the advertiser; one who gave a phone only is sent a text. */
export const notifyAdvertiser = async (
  tx: Transaction,
  parts: NewsParts,
  ad: Ad,
  news: News,
): Promise<void> => {
  const to = await addressOf(tx, ad)
  if (!to) return notifyBySms(tx, parts, ad, news)
  const { outbox } = parts
  const { heading, slug } = ad
  const letter = { channel: 'email', brand: ad.brandCode, to, userId: ad.userId } as const
  if ('ground' in news) {
    const { kind, ...reasons } = news
    const template = STATEMENTS[kind]
    return outbox.enqueue(tx, { ...letter, template, payload: { heading, slug, ...reasons } })
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
  if (news.kind === 'changeApproved')
    return outbox.enqueue(tx, {
      ...letter,
      template: 'adChangeApproved',
      payload: { heading, slug },
    })
  const payload = { heading, slug, isRestored: news.kind === 'restored' }
  return outbox.enqueue(tx, { ...letter, template: 'adApproved', payload })
}
