import type { Attempts } from '../attempts/createAttempts.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'
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
