import type { OrderParts } from '../advertising/orders/OrderParts.ts'
import type { SectionsRepository } from '../catalogue/sections/sections.repository.ts'
import type { Outbox } from '../messages/outbox/Outbox.ts'
import type { Attempts } from '../platform/attempts/createAttempts.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import type { SmsPrefixes } from './payments/smsNumberFor.ts'

/** What dealing with premium messages is made of. */
export type SmsParts = Readonly<{
  database: Database
  sections: SectionsRepository
  attempts: Attempts
  outbox: Outbox
  clock: Clock
  orders: OrderParts
  prefixes: SmsPrefixes
}>
