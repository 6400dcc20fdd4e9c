import { asc, eq } from 'drizzle-orm'
import type { Sites } from '../../messages/mail/Site.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { isAfter } from '../../platform/database/isAfter.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { adLinkRequests } from '../../platform/database/schema/adTokens.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import { issueAdLink, MANAGE_MINUTES } from '../rights/adLinks.ts'
import { adLinksText } from './adLinksText.ts'
import { findGuestAds } from './findGuestAds.ts'
import { type Sought, soughtBy } from './soughtBy.ts'

export type AdLinkParts = Readonly<{
  database: Database
  attempts: Attempts
  outbox: Outbox
  clock: Clock
}>

type Ad = typeof ads.$inferSelect
type Contact = Readonly<{ channel: 'email' | 'sms'; to: string }>

/** A text costs money, and a flood of either is a nuisance to anyone who gets it. */
const OF_CONTACT = { name: 'ad links of contact', limit: 3, seconds: 86_400 } as const

/** Where the links to an ad may go: only to what its advertiser proved, and to what was asked for. */
const contactOf = (ad: Ad, sought: Sought): Contact | null => {
  const email = ad.email && ad.emailVerifiedAt ? ad.email : null
  const phone = ad.phone && ad.phoneVerifiedAt ? ad.phone : null
  if (email && !('phone' in sought)) return { channel: 'email', to: email }

  return phone && !('email' in sought) ? { channel: 'sms', to: phone } : null
}

type Request = typeof adLinkRequests.$inferSelect

const BATCH_SIZE = 20

/** The oldest requests; other workers pass over them. */
const find = (tx: Transaction, after: Request | undefined) =>
  tx
    .select()
    .from(adLinkRequests)
    .where(isAfter([adLinkRequests.id], after && [after.id]))
    .orderBy(asc(adLinkRequests.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })

/** Sends the ways back to ads whose password was lost, for every request that waits. */
export const answerAdLinkRequests = async (
  parts: AdLinkParts,
  sites: Sites,
  turn?: AbortSignal,
): Promise<void> => {
  const { database, attempts, outbox, clock } = parts

  const send = async (tx: Transaction, found: readonly Ad[], contact: Contact, brand: Brand) => {
    const { isAllowed } = await attempts.tryOnce(tx, OF_CONTACT, [contact.channel, contact.to])
    if (!isAllowed) return
    const links = []
    for (const { id, heading } of found)
      links.push({ heading, token: await issueAdLink(tx, id, 'manage', clock()) })
    const { channel, to } = contact
    const payload = { ads: links, minutes: MANAGE_MINUTES }
    await outbox.enqueue(
      tx,
      channel === 'email'
        ? { channel, brand, to, template: 'adLinks', payload }
        : { channel, brand, to, template: 'adLinks', payload: adLinksText(payload, sites[brand]) },
    )
  }

  const treat = async (tx: Transaction, request: Request): Promise<void> => {
    await tx.delete(adLinkRequests).where(eq(adLinkRequests.id, request.id))
    const sought = soughtBy(request.sought)
    if (!sought) return
    const found = await findGuestAds(tx, sought, request.brandCode)
    const proved = found.filter((ad) => contactOf(ad, sought) !== null)
    const contact = proved[0] ? contactOf(proved[0], sought) : null
    if (contact) await send(tx, proved, contact, request.brandCode)
  }

  await drainEach(
    database,
    { work: 'answer request for ad link', keyOf: ({ id }) => id, find, treat },
    turn,
  )
}
