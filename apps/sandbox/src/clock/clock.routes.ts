import { type ClockMove, ClockMoveSchema } from '@inzrt/contracts/wire/clock'
import type { FastifyPluginAsync } from 'fastify'
import { isForm } from '../http/readForms.ts'
import type { Product } from '../product/createProduct.ts'

/** `/clock`: the product's clock; what is due at the new time has happened when a move is answered. */
export const clockRoutes: FastifyPluginAsync<{ product: Product }> = async (app, { product }) => {
  app.get('/clock', async () => ({ data: await product.clock() }))

  app.post<{ Body: ClockMove }>(
    '/clock',
    { schema: { body: ClockMoveSchema } },
    async (request, reply) => {
      const clock = await product.move(request.body)
      if (isForm(request)) return reply.redirect('/', 303)

      return { data: clock }
    },
  )
}
