import { MINUTE_MS } from '@inzrt/domain/time'
import { signAge } from '@inzrt/protocols/age/signedAge'
import { maxLength } from '@inzrt/rules/lengths'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import type { Product } from '../product/createProduct.ts'
import { renderAge } from './renderAge.ts'

const ANSWER_MS = 5 * MINUTE_MS
const PATH = '/vek'

/** Sites of this machine alone are told anything. */
const isLocal = (address: string): boolean =>
  URL.canParse(address) && /^http:\/\/([a-z]+\.)?localhost(:\d+)?$/.test(new URL(address).origin)

const QuestionSchema = z.object({
  state: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  return: z.string().check(maxLength(300), z.refine(isLocal)),
  age: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99)),
})
type Question = z.output<typeof QuestionSchema>

export type AgeDependencies = Readonly<{ product: Product; internalKey: string }>

/** `/vek`: stands in for the service that proves how old a visitor of the adult site is. */
export const ageRoutes: FastifyPluginAsync<AgeDependencies> = async (
  app,
  { product, internalKey },
) => {
  app.get<{ Querystring: Question }>(
    PATH,
    { schema: { querystring: QuestionSchema } },
    async ({ query }, reply) => {
      const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(query.return).origin}; base-uri 'none'; frame-ancestors 'none'`
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy)

      return renderAge(query)
    },
  )

  app.post<{ Body: Question }>(
    PATH,
    { schema: { body: QuestionSchema } },
    async ({ body }, reply) => {
      const said = `${body.age}:${body.state}:${(await product.now()).getTime() + ANSWER_MS}`
      const target = new URL(body.return)
      target.searchParams.set('token', signAge(internalKey, said))

      return reply.redirect(target.href, 303)
    },
  )
}
