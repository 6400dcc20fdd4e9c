import { createExchangeLinks } from '../../advertising/exchanges/exchangeLinks.ts'
import { createLetterLinks } from '../../advertising/orders/createLetterLinks.ts'
import type { OrderParts } from '../../advertising/orders/OrderParts.ts'
import { createOrderAccess } from '../../advertising/orders/orderAccess.ts'
import type { Preparers } from '../../advertising/uploads/createPreparers.ts'
import type { Purge } from '../../catalogue/images/cdn/createPurge.ts'
import type { ImageStore } from '../../catalogue/images/createImageStore.ts'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { AdIndexSource } from '../../catalogue/search/ad-index/openAdIndex.ts'
import { createSectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Identity } from '../../identity/createIdentity.ts'
import type { Sites } from '../../messages/mail/Site.ts'
import type { Couriers } from '../../messages/outbox/Courier.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Outside } from '../../platform/outside/createOutside.ts'

export type JobParts = Readonly<{
  database: Database
  adIndex: AdIndexSource
  clock: Clock
  couriers: Couriers
  /** What browsers subscribe to; null: nobody is notified. */
  pushKey: string | null
  identity: Identity
  /** Of the content delivery network; null: there is none. */
  purge: Purge | null
  originals: Originals
  imageStore: ImageStore
  preparers: Preparers
  outside: Outside
  sites: Sites
  /** Keys of links in letters are made from it. */
  secret: Uint8Array
  shop: Pick<OrderParts, 'askGateway' | 'supplier'>
}>

/** What ads and orders are followed with. */
export const createSelling = ({ database, clock, identity, secret }: JobParts) => ({
  database,
  sections: createSectionsRepository(database),
  clock,
  outbox: identity.outbox,
  access: createOrderAccess(deriveKey(secret, 'order links')),
  links: createLetterLinks(deriveKey(secret, 'letter links')),
  exchangeLinks: createExchangeLinks(deriveKey(secret, 'exchanges')),
})

export type Selling = ReturnType<typeof createSelling>
