import { generateKeyPairSync } from 'node:crypto'
import { encodeAnswer } from '../payments/encodeAnswer.ts'
import type { Gateway } from '../payments/Gateway.ts'
import { signAnswer } from '../payments/signAnswer.ts'

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A card gateway of a test's own: the shop's side of it, and its answers. */
export const createTestGateway = () => {
  const shop = keys()
  const bank = keys()
  const gateway: Gateway = {
    url: 'https://brana.example/order.do',
    merchantNumber: '1234567890',
    shopKey: shop.privateKey,
    gatewayKey: bank.publicKey,
    origins: { general: 'https://inzrt.example', adult: 'https://pinkpack.example' },
  }

  return {
    gateway,
    shopPublicKey: shop.publicKey,
    /** The query the customer's browser brings back from the gateway. */
    answer: (sent: Readonly<Record<string, string>>, result: Readonly<Record<string, string>>) =>
      encodeAnswer(
        signAnswer(
          {
            OPERATION: 'CREATE_ORDER',
            ORDERNUMBER: String(sent.ORDERNUMBER),
            MERORDERNUM: String(sent.MERORDERNUM),
            MD: String(sent.MD),
            ...result,
          },
          gateway.merchantNumber,
          bank.privateKey,
        ),
      ),
  }
}
