import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { notFound } from '../http/notFound.ts'
import { createPushService } from './createPushService.ts'

const SubscriberSchema = z.object({
  applicationServerKey: z.string().check(z.regex(/^[\w-]{87}$/, 'key')),
})

/** Encrypted, and small: so the standard wants it. */
const LONGEST = 4_096

type InBrowser = { Params: { id: string } }

/** `/push`: the push service of browsers that have none of their own, and those browsers. */
export const pushRoutes: FastifyPluginAsync = async (app) => {
  const service = createPushService()
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: LONGEST },
    async (_request: unknown, body: Buffer) => body,
  )

  app.post<{ Body: z.output<typeof SubscriberSchema> }>(
    '/push',
    { schema: { body: SubscriberSchema } },
    async ({ body, host }) => {
      const { id, keys } = service.subscribe(body.applicationServerKey)

      return { data: { endpoint: `http://${host}/push/${id}`, keys } }
    },
  )

  app.post<InBrowser & { Body: Buffer }>(
    '/push/:id',
    async ({ params, body, headers, host }, reply) =>
      reply
        .code(
          service.take(params.id, {
            sealed: body,
            origin: `http://${host}`,
            authorization: headers.authorization ?? '',
          }),
        )
        .send(),
  )

  app.get<InBrowser>('/push/:id', async ({ params }) => {
    const data = service.brought(params.id)
    if (!data) throw notFound()

    return { data }
  })

  app.delete<InBrowser>('/push/:id', async ({ params }, reply) => {
    if (!service.end(params.id)) throw notFound()

    return reply.code(204).send()
  })
}
