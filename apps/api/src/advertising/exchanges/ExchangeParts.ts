import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { ExchangeLinks } from './exchangeLinks.ts'

/** What exchanges are looked for and told with. */
export type ExchangeParts = Readonly<{
  database: Database
  clock: Clock
  outbox: Outbox
  exchangeLinks: ExchangeLinks
  /** Letters about what suits an ad end with its tokens. */
  unsubscribeKey: Buffer
}>
