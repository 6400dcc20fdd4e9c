import { paymentCallbackCall } from '@inzrt/contracts/payment/payment'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { orderNotFound } from '../orders/orderProblems.ts'
import type { Gateway } from './Gateway.ts'
import { receiveReturn } from './receiveReturn.ts'

export type PaymentsDependencies = OrderParts & Readonly<{ gateway: Gateway | null }>

/** What the card gateway sends back, handed over by the bff as it came. */
export const paymentsRoutes: FastifyPluginAsync<PaymentsDependencies> = async (
  app,
  { gateway, ...parts },
) => {
  serveCall(app, paymentCallbackCall, async ({ body }) => {
    if (!gateway) throw orderNotFound()

    return { data: await receiveReturn(parts, gateway, body.raw) }
  })
}
