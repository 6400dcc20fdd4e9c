import { generateKeyPairSync } from 'node:crypto'
import type { Gateway } from '../advertising/payments/Gateway.ts'
import { answerFor } from './answerFor.ts'

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A card gateway of a test's own: the shop's side of it, and its answers. */
export const createTestGateway = (inquiry: Gateway['inquiry'] = null) => {
  const shop = keys()
  const bank = keys()
  const gateway: Gateway = {
    url: 'https://brana.example/order.do',
    merchantNumber: '1234567890',
    shopKey: shop.privateKey,
    gatewayKey: bank.publicKey,
    inquiry,
    origins: { general: 'https://inzrt.example', adult: 'https://pinkpack.example' },
  }

  return {
    gateway,
    shopPublicKey: shop.publicKey,
    key: bank.privateKey,
    /** The query the customer's browser brings back from the gateway. */
    answer: answerFor(gateway.merchantNumber, bank.privateKey),
  }
}
