import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import type { Product } from '../product/createProduct.ts'
import type { Phone } from './createPhone.ts'

type Dependencies = Readonly<{ phone: Phone; product: Product; secret: string }>

const MessageSchema = z.object({
  api_key: z.string(),
  id: z.uuid(),
  sender: z.string(),
  recipient: z.string(),
  message: z.string(),
})

/** `/operator/sms`: takes the product's texts, as an aggregator does; one that comes again is the same. */
export const operatorRoutes: FastifyPluginAsync<Dependencies> = async (
  app,
  { phone, product, secret },
) => {
  app.post<{ Body: z.output<typeof MessageSchema> }>(
    '/operator/sms',
    { schema: { body: MessageSchema } },
    async ({ body }, reply) => {
      if (!isSameSecret(body.api_key, secret)) return reply.code(401).send()
      phone.keep({
        key: body.id,
        isSent: false,
        other: body.sender,
        owner: body.recipient,
        text: body.message,
        at: (await product.now()).toISOString(),
      })

      return 'OK'
    },
  )
}
