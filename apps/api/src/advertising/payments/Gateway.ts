import type { KeyObject } from 'node:crypto'
import type { Brand } from '../../platform/brand/Brand.ts'

/** The card gateway as a shop knows it: where it is, who we are there, and both keys. */
export type Gateway = Readonly<{
  /** Where the customer's form is posted. */
  url: string
  merchantNumber: string
  /** Signs what we send. */
  shopKey: KeyObject
  /** Verifies what the gateway says. */
  gatewayKey: KeyObject
  /** Where the gateway tells how a payment stands, and our bank's code there; null: it is not asked. */
  inquiry: Readonly<{ url: string; provider: string }> | null
  /** Public addresses of both sites; the gateway sends the customer back there. */
  origins: Readonly<Record<Brand, string>>
}>

/** Where the gateway sends the customer back to. */
export const RETURN_PATH = '/payment/callback/gp_webpay'
