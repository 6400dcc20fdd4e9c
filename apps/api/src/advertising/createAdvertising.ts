import type { AdsRepository } from '../ads/ads.repository.ts'
import { deriveKey } from '../crypto/deriveKey.ts'
import type { Identity } from '../identity/createIdentity.ts'
import { createOriginals } from '../images/createOriginals.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { createPhoneVerifications } from '../phone-verification/createPhoneVerifications.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
import { createUploadsRepository } from '../uploads/uploads.repository.ts'
import type { AdvertisingParts } from './AdvertisingParts.ts'
import { createAdGrants } from './adGrants.ts'
import { createAdRights } from './createAdRights.ts'
import { createOwnedAds } from './owned.repository.ts'

type Settings = Readonly<{
  imagesDir: string
  secret: Uint8Array
  sections: SectionsRepository
  ads: AdsRepository
  orders: OrderParts
}>

export type Advertising = AdvertisingParts &
  Readonly<{ uploads: ReturnType<typeof createUploadsRepository> }>

/** What placing and changing ads needs, made once. */
export const createAdvertising = (
  { database, attempts, passwords, outbox, clock }: Identity,
  { imagesDir, secret, sections, ads, orders }: Settings,
): Advertising => {
  const grants = createAdGrants(deriveKey(secret, 'ad grants'))
  const key = deriveKey(secret, 'phone codes')

  return {
    ...{ orders, database, sections, ads, passwords, outbox, attempts, clock, grants },
    ownedAds: createOwnedAds(database),
    uploads: createUploadsRepository(database),
    originals: createOriginals(imagesDir),
    rights: createAdRights({ attempts, passwords, grants, clock }),
    phoneVerifications: createPhoneVerifications({ database, outbox, attempts, clock, key }),
  }
}
