import type { FastifyBaseLogger } from 'fastify'
import type { AdsRepository } from '../../catalogue/ads/ads.repository.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { ReceiptParty } from '../../platform/database/schema/receipts.ts'
import type { AskGateway } from '../payments/askGateway.ts'
import type { LetterLinks } from './createLetterLinks.ts'
import type { OrderAccess } from './orderAccess.ts'
import type { PaymentStarters } from './paying/PaymentStarter.ts'

/** What orders are made of. */
export type OrderParts = Readonly<{
  database: Database
  sections: SectionsRepository
  ads: Pick<AdsRepository, 'nextEdition'>
  outbox: Outbox
  clock: Clock
  access: OrderAccess
  links: LetterLinks
  starters: PaymentStarters
  /** None: the bank tells nothing but by its customers. */
  askGateway: AskGateway | null
  /** Who sells, as receipts say it. */
  supplier: ReceiptParty
  /** Hears what the operator has to look at. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>
}>
