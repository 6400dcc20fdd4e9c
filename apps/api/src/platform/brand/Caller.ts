import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import type { Brand } from './Brand.ts'

/** Who asks: the site, and the visitor as far as known. Only insiders may say more than the address. */
export type Caller = Readonly<{
  /** The bff or a shell, who know the key. */
  isInsider: boolean
  brand: Brand
  /** Not only declared; of a shell, whose pages the bff guards, always. */
  isAgeProved: boolean
  address: string
  /** Browser and system in words. */
  device: string
  /** The browser a password reset or a phone's code was asked from. */
  flow: string | null
  /** Right to change one ad, not yet checked. */
  grant: string | null
  /** What was written up to here the answer has to know. */
  position: LogPosition | null
  /** Name the caller gave its write, so that it is made once. */
  idempotencyKey: string | null
  /** Work the visitor’s browser says it has done. */
  work: string | null
  /** Token of the session, not yet checked. */
  bearer: string | null
  /** Whether the browser is known to have it: of one just exchanged it may never have heard. */
  isBearerConfirmed: boolean
}>
