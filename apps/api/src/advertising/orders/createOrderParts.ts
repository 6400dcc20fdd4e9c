import type { FastifyBaseLogger } from 'fastify'
import type { AdsRepository } from '../../catalogue/ads/ads.repository.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { ReceiptParty } from '../../platform/database/schema/receipts.ts'
import { createAskGateway } from '../payments/askGateway.ts'
import { createCardPayments } from '../payments/createCardPayments.ts'
import type { Gateway } from '../payments/Gateway.ts'
import { createLetterLinks } from './createLetterLinks.ts'
import type { OrderParts } from './OrderParts.ts'
import { createOrderAccess } from './orderAccess.ts'
import type { PaymentStarter } from './paying/PaymentStarter.ts'

type Settings = Readonly<{
  database: Database
  sections: SectionsRepository
  ads: AdsRepository
  outbox: Outbox
  clock: Clock
  secret: Uint8Array
  /** None: nobody can pay by card. */
  gateway: Gateway | null
  /** None: nobody can pay by premium message. */
  smsPayments: PaymentStarter | null
  supplier: ReceiptParty
  log: FastifyBaseLogger
}>

/** What orders need, made once. */
export const createOrderParts = ({
  secret,
  gateway,
  smsPayments,
  ...rest
}: Settings): OrderParts => ({
  ...rest,
  access: createOrderAccess(deriveKey(secret, 'order links')),
  links: createLetterLinks(deriveKey(secret, 'letter links')),
  askGateway: gateway && createAskGateway(gateway),
  starters: {
    ...(gateway && { gp_webpay: createCardPayments(gateway) }),
    ...(smsPayments && { sms: smsPayments }),
  },
})
