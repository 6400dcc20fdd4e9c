import type { AdsRepository } from '../catalogue/ads/ads.repository.ts'
import type { FileSeal } from '../catalogue/images/createFileSeal.ts'
import type { Originals } from '../catalogue/images/Originals.ts'
import type { SectionsRepository } from '../catalogue/sections/sections.repository.ts'
import type { Passwords } from '../identity/passwords/createPasswords.ts'
import type { PhoneVerifications } from '../identity/phone-verification/createPhoneVerifications.ts'
import type { Outbox } from '../messages/outbox/Outbox.ts'
import type { Attempts } from '../platform/attempts/createAttempts.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import type { ConversationLinks } from './conversations/conversationLinks.ts'
import type { ReplyAddresses } from './conversations/replyAddresses.ts'
import type { ExchangeLinks } from './exchanges/exchangeLinks.ts'
import type { OrderParts } from './orders/OrderParts.ts'
import type { OwnedAds } from './owned.repository.ts'
import type { AdGrants } from './rights/adGrants.ts'
import type { AdRights } from './rights/createAdRights.ts'
import type { WorkCheck } from './work/createWork.ts'

/** What placing and changing ads is made of. */
export type AdvertisingParts = Readonly<{
  database: Database
  sections: SectionsRepository
  ads: AdsRepository
  ownedAds: OwnedAds
  rights: AdRights
  grants: AdGrants
  phoneVerifications: PhoneVerifications
  passwords: Passwords
  originals: Originals
  fileSeal: FileSeal
  outbox: Outbox
  attempts: Attempts
  orders: OrderParts
  work: WorkCheck
  clock: Clock
  links: ConversationLinks
  replies: ReplyAddresses | null
  exchangeLinks: ExchangeLinks
}>
