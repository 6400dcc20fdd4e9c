import type { AdsRepository } from '../ads/ads.repository.ts'
import type { Attempts } from '../attempts/createAttempts.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Originals } from '../images/Originals.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import type { Passwords } from '../passwords/createPasswords.ts'
import type { PhoneVerifications } from '../phone-verification/createPhoneVerifications.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import type { WorkCheck } from '../work/createWork.ts'
import type { OwnedAds } from './owned.repository.ts'
import type { AdGrants } from './rights/adGrants.ts'
import type { AdRights } from './rights/createAdRights.ts'

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
  outbox: Outbox
  attempts: Attempts
  orders: OrderParts
  work: WorkCheck
  clock: Clock
}>
