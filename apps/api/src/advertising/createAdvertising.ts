import type { AdsRepository } from '../catalogue/ads/ads.repository.ts'
import type { FileSeal } from '../catalogue/images/createFileSeal.ts'
import type { Originals } from '../catalogue/images/Originals.ts'
import type { SectionsRepository } from '../catalogue/sections/sections.repository.ts'
import type { Identity } from '../identity/createIdentity.ts'
import { deriveKey } from '../platform/crypto/deriveKey.ts'
import type { AdvertisingParts } from './AdvertisingParts.ts'
import { createConversationLinks } from './conversations/conversationLinks.ts'
import { createReplyAddresses } from './conversations/replyAddresses.ts'
import { createExchangeLinks } from './exchanges/exchangeLinks.ts'
import type { OrderParts } from './orders/OrderParts.ts'
import { createOwnedAds } from './owned.repository.ts'
import { createAdGrants } from './rights/adGrants.ts'
import { createAdRights } from './rights/createAdRights.ts'
import { createUploadsRepository } from './uploads/uploads.repository.ts'
import { createWork } from './work/createWork.ts'

type Settings = Readonly<{
  originals: Originals
  fileSeal: FileSeal
  secret: Uint8Array
  replyDomain: string | null
  workBits: number
  sections: SectionsRepository
  ads: AdsRepository
  orders: OrderParts
}>

export type Advertising = AdvertisingParts &
  Readonly<{ uploads: ReturnType<typeof createUploadsRepository> }>

/** What placing and changing ads needs, made once. */
export const createAdvertising = (
  { database, attempts, passwords, outbox, clock, phoneVerifications }: Identity,
  { originals, fileSeal, secret, replyDomain, workBits, sections, ads, orders }: Settings,
): Advertising => {
  const grants = createAdGrants(deriveKey(secret, 'ad grants'))

  return {
    orders,
    database,
    sections,
    ads,
    passwords,
    outbox,
    attempts,
    clock,
    grants,
    links: createConversationLinks(deriveKey(secret, 'conversation links')),
    replies: replyDomain
      ? createReplyAddresses(deriveKey(secret, 'reply addresses'), replyDomain)
      : null,
    exchangeLinks: createExchangeLinks(deriveKey(secret, 'exchanges')),
    work: createWork({ attempts, clock, key: deriveKey(secret, 'work'), bits: workBits }),
    ownedAds: createOwnedAds(database),
    uploads: createUploadsRepository(database),
    originals,
    fileSeal,
    rights: createAdRights({ database, attempts, passwords, grants, clock }),
    phoneVerifications,
  }
}
